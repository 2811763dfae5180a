import { type ParseError, type ParseErrorCode, parse, printParseErrorCode } from 'jsonc-parser';
import type { Message } from '../../schema/expected';
import { missingBracket, missingListStart } from './brackets';

/** An error in the writing of a JSON file: where it is, and what to write instead. */
export type JsonError = { line: number; column: number; expected: Message; example?: string };

/** What an error is, and the place in the text to look at. */
export type Diagnosis = { at: number; expected: Message; example?: string };

const CURLY_QUOTE = /[“”„“”‘’]/;
/** Spaces that come along from word processors and web pages and look like one. */
const ODD_SPACE = /[\u00a0\u1680\u2000-\u200d\u202f\u205f\u2060\u3000\ufeff]/;

/** The line around `offset`: where it starts and ends. */
function lineAround(text: string, offset: number): [start: number, end: number] {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return [start, end === -1 ? text.length : end];
}

/** Where the last character before `offset` stands that is no white space. */
function lastCharacter(text: string, offset: number): number {
  return text.slice(0, offset).trimEnd().length - 1;
}

/** A line with a text in straight quotes, whatever stands between the outermost two. */
const TEXT_LINE =
  /^(?<before>\s*(?:"[^"\\\n]*"\s*:\s*)?[[{]?\s*")(?<text>.*)(?<after>"\s*[\]}]?,?\s*)$/;

/** An HTML tag with quotation marks in it, or a quotation mark elsewhere. */
const TAG_OR_QUOTE = /<[a-z][^<>]*"[^<>]*>|(?<!\\)"/gi;

const QUOTES_IN_WORDS = {
  en: 'no straight quotation marks (") inside a text, because they end it: use curly ones (“ ”), or write \\" for each',
  es: 'un texto sin comillas rectas (") adentro, porque ahí terminaría: use comillas curvas (“ ”), o escriba \\" en lugar de cada una',
};
/** Around an attribute, as in a link, curly ones would be read as a part of the address. */
const QUOTES_IN_TAG = {
  en: 'a backslash before each quotation mark inside an HTML tag: \\" instead of ", and no curly ones',
  es: 'una barra invertida delante de cada comilla dentro de una etiqueta HTML: \\" en lugar de ", y nada de comillas curvas',
};

function quotesInText(text: string, offset: number): Diagnosis | null {
  const [start, end] = lineAround(text, offset);
  const { before, text: inner, after } = TEXT_LINE.exec(text.slice(start, end))?.groups ?? {};
  if (before === undefined || inner === undefined || after === undefined) return null;
  const quote = /(?<!\\)"/g;
  const first = quote.exec(inner);
  // more texts on one line, with commas between them, are something else
  const isSeveral = /(?<!\\)"\s*[,:]\s*(?<!\\)"/.test(inner);
  const isPair = !before.includes(':') && /(?<!\\)"\s*(?<!\\)"/.test(inner);
  if (!first || isSeveral || isPair) return null;
  let isOpening = false;
  const mended = inner.replace(TAG_OR_QUOTE, (found) => {
    if (found.length > 1) return found.replace(quote, '\\"');
    isOpening = !isOpening;
    return isOpening ? '“' : '”';
  });
  const isInTag = /<[^<>]*$/.test(inner.slice(0, first.index));
  return {
    at: start + before.length + first.index,
    expected: isInTag ? QUOTES_IN_TAG : QUOTES_IN_WORDS,
    example: `${before}${mended}${after}`.trim(),
  };
}

const COMMENT = {
  en: 'no comments: these files hold texts only, so take out everything from // or /* on',
  es: 'nada de comentarios: estos archivos solo llevan textos; borre todo a partir de // o /*',
};

const CURLY_QUOTES = {
  en: 'straight quotation marks (") around names and texts; curly ones (“ ”) only belong inside a text',
  es: 'comillas rectas (") alrededor de los nombres y los textos; las curvas (“ ”) solo van dentro de un texto',
};

const BYTE_ORDER_MARK = {
  en: 'a file saved as UTF-8 without a byte order mark (BOM): in your editor choose “Save with encoding: UTF-8”',
  es: 'un archivo guardado como UTF-8 sin marca de orden de bytes (BOM): en su editor elija “Guardar con codificación: UTF-8”',
};

const ODD_SPACES = {
  en: 'ordinary spaces outside of texts: there is a non-breaking or invisible space here, which looks like one; delete it and press the space bar',
  es: 'espacios comunes fuera de los textos: aquí hay un espacio duro o invisible que parece uno; bórrelo y pulse la barra espaciadora',
};

/** A comma after the last entry; the parser complains only at the bracket after it. */
function trailingComma(text: string, offset: number): Diagnosis | null {
  const comma = lastCharacter(text, offset);
  if (!/[\]}]/.test(text[offset] ?? '') || text[comma] !== ',') return null;
  return {
    at: comma,
    expected: {
      en: `no comma after the last entry, that is, before the ${text[offset]}: delete this comma`,
      es: `ninguna coma después de la última entrada, es decir, antes de ${text[offset]}: borre esta coma`,
    },
  };
}

function missingComma(text: string, offset: number): Diagnosis | null {
  const end = lastCharacter(text, offset);
  if (!/["\d\]}{[\-tfn]/.test(text[offset] ?? '') || end < 0) return null;
  return {
    at: end,
    expected: {
      en: 'a comma between two entries: put one at the end of what is marked',
      es: 'una coma entre dos entradas: ponga una al final de lo marcado',
    },
  };
}

const BROKEN_TEXT = {
  en: 'the whole text on one line, with a " at its end: take out the line break (a new paragraph is written <p>...</p>, a new line <br>, where HTML may stand)',
  es: 'todo el texto en una sola línea, con " al final: quite el salto de línea (un párrafo se escribe <p>...</p> y una línea nueva <br>, donde se admite HTML)',
};

const OPEN_TEXT = {
  en: 'a " that closes the text on the same line',
  es: 'unas comillas rectas (") que cierren el texto en la misma línea',
};

/** A text that its line does not close: the quotation mark is missing, or there is a line break in it. */
function openText(text: string, offset: number): Diagnosis {
  const [, end] = lineAround(text, offset);
  const isBroken = end < text.length && !/^\s*("|[\]}]|$)/.test(text.slice(end + 1));
  return { at: offset, expected: isBroken ? BROKEN_TEXT : OPEN_TEXT };
}

/** A line of two versions of one place, as git leaves them to be chosen from. */
const CONFLICT_LINE = /^(?:<{7}|\|{7}|={7}|>{7}).*$/m;

const CONFLICT = {
  en: 'one version of this place: two people have changed it, and git has written down both, from <<<<<<< to ======= and from there to >>>>>>>. Keep the one that is right; delete the other one and the lines with these signs',
  es: 'una sola versión de este lugar: dos personas lo cambiaron y git anotó las dos, de <<<<<<< a ======= y de ahí a >>>>>>>. Deje la que vale; borre la otra y las líneas con estos signos',
};

/** Message that other ways of writing data have; JSON has them in lower case, or not at all. */
function looseWord(text: string, offset: number): Diagnosis | null {
  const [word = ''] = /^'[^'\n]*'|^[^\s,:"{}[\]]+/.exec(text.slice(offset)) ?? [];
  if (!word) return null;
  const bare = word.replace(/^'|'$/g, '');
  const known = { true: 'true', false: 'false', null: 'null', none: 'null' }[bare.toLowerCase()];
  const isYesOrNo = /^(yes|no|on|off|sí|si)$/i.test(bare);
  const example = known ?? (isYesOrNo ? String(/^(yes|on|s[ií])$/i.test(bare)) : `"${bare}"`);
  return {
    at: offset,
    expected: {
      en: `straight quotation marks (") around every name and text; only numbers, true, false and null stand without, in lower case: ${example}`,
      es: `comillas rectas (") alrededor de cada nombre y cada texto; solo los números, true, false y null van sin ellas, en minúsculas: ${example}`,
    },
  };
}

const SOMETHING_ELSE = {
  en: 'a name or text in straight quotation marks ("), with one comma between two entries',
  es: 'un nombre o un texto entre comillas rectas ("), con una coma entre dos entradas',
};

/** The parser's own errors that need no looking around. */
const plain: Partial<Record<string, [en: string, es: string]>> = {
  ColonExpected: [
    'a colon between a name and its value, such as "date": "October 24"',
    'dos puntos entre el nombre y su valor, como en "date": "24 de octubre"',
  ],
  CloseBraceExpected: ['a } that closes the table', 'una } que cierre la tabla'],
  CloseBracketExpected: ['a ] that closes the list', 'un ] que cierre la lista'],
  EndOfFileExpected: [
    'nothing after the last bracket; perhaps one bracket too many stands before',
    'nada después del último corchete o la última llave; quizá sobra uno antes',
  ],
  InvalidEscapeCharacter: [
    'no single backslash: in a text it is written twice (\\\\), a line break \\n',
    'ninguna barra invertida sola: en un texto se escribe doble (\\\\), y un salto de línea \\n',
  ],
  InvalidCharacter: [
    'no tab inside a text: use a space',
    'ningún tabulador dentro de un texto: use un espacio',
  ],
};

const EMPTY = {
  en: 'what the file holds: it is empty. Copy it again from the last version that worked',
  es: 'lo que el archivo debe llevar: está vacío. Cópielo otra vez de la última versión que funcionó',
};

/** Errors inside a text, which no bracket causes. */
const LEXICAL = /Character$|^Unexpected/;

function diagnosis(text: string, error: ParseError): Diagnosis {
  const { offset } = error;
  if (text.trim() === '') return { at: 0, expected: EMPTY };
  const name = printParseErrorCode(error.error as ParseErrorCode);
  const conflict = CONFLICT_LINE.exec(text);
  if (conflict) return { at: conflict.index, expected: CONFLICT };
  const character = text[offset] ?? '';
  if (name === 'InvalidCommentToken') return { at: offset, expected: COMMENT };
  if (ODD_SPACE.test(character)) {
    const isMark = offset === 0 && character === '\ufeff';
    return { at: offset, expected: isMark ? BYTE_ORDER_MARK : ODD_SPACES };
  }
  const quotes = quotesInText(text, offset);
  if (quotes) return quotes;
  if (CURLY_QUOTE.test(character)) return { at: offset, expected: CURLY_QUOTES };
  if (name === 'UnexpectedEndOfString') return openText(text, offset);
  const bracket =
    name === 'ColonExpected' ? missingListStart(text, offset) : missingBracket(text, offset);
  if (bracket && !LEXICAL.test(name)) return bracket;
  const comma =
    trailingComma(text, offset) ?? (name === 'CommaExpected' ? missingComma(text, offset) : null);
  if (comma) return comma;
  const known = plain[name];
  if (known) {
    const [en, es] = known;
    const at = name.startsWith('Close') ? lastCharacter(text, offset) : offset;
    return { at, expected: { en, es } };
  }
  return looseWord(text, offset) ?? { at: offset, expected: SOMETHING_ELSE };
}

/** The first error in the writing of a JSON file; null where there is none. */
export function jsonErrorIn(text: string): JsonError | null {
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors.sort((one, other) => one.offset - other.offset);
  if (!first) return null;
  const { at, ...said } = diagnosis(text, first);
  const [start] = lineAround(text, at);
  return { line: text.slice(0, at).split('\n').length, column: at - start + 1, ...said };
}
