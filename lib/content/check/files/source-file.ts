import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { isEntryList } from '../../schema/entry-lists';
import { same } from '../../schema/expected';
import type { Path } from '../../schema/json-schema';
import { composed, textsIn } from './json-path';
import { codeOf, type Issue } from './reported-issue';
import { jsonErrorIn } from './syntax';

/** A file as its editor wrote it: what it says, where each value stands, and what is wrong with it. */
export type SourceFile = {
  file: string;
  /** The file's name without folder and ending, or that of the list whose entry it is: `events`. */
  name: string;
  /** The name of an entry that is a file of its own. */
  id?: string | undefined;
  /** What the file says, before it is checked; undefined where it cannot be read. */
  value: unknown;
  /** The line of the value at a path, or of the nearest one around it. */
  lineOf: (path: Path) => number | null;
  issues: (Issue & { line?: number })[];
};

const NOT_UTF8 = {
  en: 'a file saved as UTF-8. In VS Code: click the encoding at the right of the bar at the bottom, then “Save with Encoding”, then “UTF-8”. In Notepad: “Save as”, and choose UTF-8 under “Encoding”. Then look at the letters with accents once more',
  es: 'un archivo guardado como UTF-8. En VS Code: haga clic en la codificación, a la derecha de la barra de abajo; luego “Guardar con codificación” y “UTF-8”. En el Bloc de notas: “Guardar como”, y elija UTF-8 en “Codificación”. Después revise las letras con acento',
};

/** A name that a table has twice: only the last would be read. */
function duplicateKeys(
  file: string,
  node: Node | undefined,
  lineAt: (offset: number) => number,
  path: Path = [],
): SourceFile['issues'] {
  if (node?.type === 'array') {
    return (node.children ?? []).flatMap((child, index) =>
      duplicateKeys(file, child, lineAt, [...path, index]),
    );
  }
  if (node?.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap(({ offset, children: [name, value] = [] }) => {
    const key = String(name?.value);
    const inner = duplicateKeys(file, value, lineAt, [...path, key]);
    if (!seen.has(key)) {
      seen.add(key);
      return inner;
    }
    const expected = {
      en: `each name once: "${key}" stands above already, and only the last one would be shown; delete one of the two`,
      es: `cada nombre una sola vez: "${key}" ya está más arriba y solo se mostraría el último; borre uno de los dos`,
    };
    const line = lineAt(offset);
    return [{ file, path: [...path, key], expected, line }, ...inner];
  });
}

/** Letters that somebody's program could not read and replaced, which nobody can bring back. */
function lostLetters(file: string, text: string): (Issue & { line: number })[] {
  return text.split('\n').flatMap((line, index) => {
    const at = line.indexOf('\ufffd');
    if (at === -1) return [];
    const expected = {
      en: 'no � in a text: a program lost a letter there (often one with an accent, or a quotation mark); type it again',
      es: 'ningún � en un texto: un programa perdió ahí una letra (a menudo una con acento o unas comillas); escríbala otra vez',
    };
    const found = same(line.slice(Math.max(0, at - 20), at + 20).trim());
    return [{ file, path: [], found, expected, line: index + 1 }];
  });
}

/** What the bytes from 0x80 to 0x9f are in the old encoding of Windows. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const TRAIL = `[\u0080-\u00bf${WINDOWS_1252}]`;
/** UTF-8 that was read as that encoding, or as Latin-1: `Ã©` for é, `â€œ` for “, `Â¿` for ¿. */
const GARBLED = new RegExp(`[ÂÃ]${TRAIL}|â[€\u0080]${TRAIL}`);

/** The letter that was garbled. */
function restored(garbled: string): string {
  const bytes = Array.from(garbled, (letter) => {
    const at = WINDOWS_1252.indexOf(letter);
    return at === -1 ? letter.charCodeAt(0) : 0x80 + at;
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

/** Letters that a program read in the wrong encoding and saved as they then looked. */
function garbledLetters(file: string, text: string): (Issue & { line: number })[] {
  return text.split('\n').flatMap((line, index) => {
    const [garbled] = GARBLED.exec(line) ?? [];
    if (!garbled) return [];
    const letter = restored(garbled);
    const expected = {
      en: `${letter} in place of ${garbled}: a program read this file in another encoding. Copy the file from the last version that was right, or correct every such place`,
      es: `${letter} en lugar de ${garbled}: un programa leyó este archivo con otra codificación. Copie el archivo de la última versión correcta o corrija cada lugar así`,
    };
    const at = line.indexOf(garbled);
    const found = same(line.slice(Math.max(0, at - 20), at + 20).trim());
    return [{ file, path: [], line: index + 1, found, expected }];
  });
}

/** Far more than content has inside one another, and far fewer than a parser stumbles over. */
const MOST_BRACKETS = 100;
const MANY_BRACKETS = { en: 'brackets within brackets', es: 'corchetes dentro de corchetes' };
const FEWER_BRACKETS = {
  en: `brackets at most ${MOST_BRACKETS} deep: copy the file from the last version that worked`,
  es: `corchetes de ${MOST_BRACKETS} niveles como máximo: copie el archivo de la última versión que funcionó`,
};

/** True where more brackets stand within one another than content has. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{]|[\]}]/g)) {
    if (token.length > 1) continue;
    depth += token === '[' || token === '{' ? 1 : -1;
    if (depth > MOST_BRACKETS) return true;
  }
  return false;
}

/**
 * Letters that nobody sees: control characters, those that turn the direction of what follows, halves of an
 * emoji, and those that only one program knows.
 */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/u;
const MOST_LETTERS = 20_000;

/** Texts with letters that nobody sees, and texts that are far too long. */
function oddTexts(file: string, value: unknown): Issue[] {
  return textsIn(value).flatMap(({ path, text }): Issue[] => {
    const [unseen] = UNSEEN.exec(text) ?? [];
    if (unseen) {
      const code = codeOf(unseen);
      const expected = {
        en: `a text without letters that nobody sees: it holds ${code}, which came along from another program; type the text again`,
        es: `un texto sin letras que nadie ve: lleva ${code}, que vino de otro programa; escriba el texto otra vez`,
      };
      return [{ file, path, expected }];
    }
    if (text.length <= MOST_LETTERS) return [];
    const expected = {
      en: `a text of at most ${MOST_LETTERS} characters; this has ${text.length}`,
      es: `un texto de ${MOST_LETTERS} caracteres como máximo; este tiene ${text.length}`,
    };
    return [{ file, path, expected }];
  });
}

/** The name of a file, and of an entry that is one. */
function namesIn(file: string): Pick<SourceFile, 'name' | 'id'> {
  const [name = '', list = ''] = file
    .replace(/\.json$/, '')
    .split('/')
    .reverse();
  return isEntryList(list) ? { name: list, id: name } : { name };
}

/** The line with a caret under one of its characters; a long line is cut. */
function pointed(line: string, column: number): string {
  const from = Math.max(0, column - 60);
  return `${line.slice(from, from + 100)}\n${' '.repeat(Math.max(0, column - 1 - from))}^`;
}

/**
 * A file of this text; `file` is what the report calls it.
 *
 * @param wrongLine the line of the first letter that is not UTF-8, where the text was read as something else
 */
export function sourceFile(
  file: string,
  text: string,
  wrongLine: number | null = null,
): SourceFile {
  const lines = text.split('\n');
  const errors: SourceFile['issues'] = [];
  const depth = isTooDeep(text);
  const error = depth ? null : jsonErrorIn(text);
  if (error) {
    const { line, column, ...said } = error;
    errors.push({
      file,
      path: [],
      line,
      found: same(pointed(lines[line - 1] ?? '', column)),
      ...said,
    });
  }
  if (depth)
    errors.push({ file, path: [], line: 1, found: MANY_BRACKETS, expected: FEWER_BRACKETS });
  if (wrongLine !== null) {
    const found = { en: 'a file in another encoding', es: 'un archivo con otra codificación' };
    errors.push({ file, path: [], line: wrongLine, found, expected: NOT_UTF8 });
  }
  const tree = errors.length > 0 ? undefined : parseTree(text);
  const value = tree && composed(getNodeValue(tree));
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  return {
    file,
    ...namesIn(file),
    value,
    lineOf(path) {
      if (!tree) return null;
      for (let length = path.length; length > 0; length -= 1) {
        const node = findNodeAtLocation(tree, path.slice(0, length));
        if (node) return lineAt((node.parent?.type === 'property' ? node.parent : node).offset);
      }
      return lineAt(tree.offset);
    },
    issues: [
      ...errors,
      ...lostLetters(file, text),
      ...garbledLetters(file, text),
      ...duplicateKeys(file, tree, lineAt),
      ...oddTexts(file, value),
    ],
  };
}
