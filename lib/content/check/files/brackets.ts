import { createScanner } from 'jsonc-parser';
import type { Diagnosis } from './syntax';

type Token = { text: string; offset: number };
type Opener = Token & { line: number; indent: number; innerIndent: number | null };

const closing: Record<string, string> = { '{': '}', '[': ']' };

/** Everything in a file but white space, up to the end of the token at `offset`. */
function tokensUpTo(text: string, offset: number): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  while (scanner.getPosition() <= offset && scanner.getPosition() < text.length) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const token = text.slice(start, scanner.getPosition());
    if (token) tokens.push({ text: token, offset: start });
  }
  return tokens;
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** How far a line is indented; null for what is not the first on its line. */
function indentAt(text: string, offset: number): number | null {
  const before = text.slice(lineStart(text, offset), offset);
  return /\S/.test(before) ? null : before.length;
}

function missingClosing(text: string, opener: Opener, next: Token): Diagnosis {
  const bracket = closing[opener.text] ?? '';
  const last = text.slice(0, next.offset).trimEnd().length - 1;
  return {
    at: last,
    expected: {
      en: `a ${bracket} that closes what the ${opener.text} in line ${opener.line} opens: put it at the end of what is marked`,
      es: `${bracket === '}' ? 'una }' : 'un ]'} que cierre lo que abre ${opener.text === '{' ? 'la {' : 'el ['} de la línea ${opener.line}: al final de lo marcado`,
    },
  };
}

function missingOpening(bracket: '{' | '[', at: number): Diagnosis {
  return {
    at,
    expected: {
      en: `a ${bracket} that opens the ${bracket === '{' ? 'table' : 'list'}, before what is marked`,
      es: `${bracket === '{' ? 'una { que abra la tabla' : 'un [ que abra la lista'}, delante de lo marcado`,
    },
  };
}

/** The rest of a list of texts that nothing has opened. */
const REST_OF_LIST = /^\s*(,\s*"(?:[^"\\\n]|\\.)*"\s*)*,?\s*\]/;

/**
 * The bracket that is missing where reading had to stop, found by what is open there and by how far the
 * lines are indented; null where it is something else.
 */
export function missingBracket(text: string, offset: number): Diagnosis | null {
  const tokens = tokensUpTo(text, offset);
  const open: Opener[] = [];
  for (const token of tokens) {
    const top = open.at(-1);
    const indent = indentAt(text, token.offset);
    const isClosing = /^[\]}]$/.test(token.text);
    if (top && isClosing && closing[top.text] !== token.text) {
      // a list of texts is closed that was not opened, unless a table in a list was not closed
      const isInList = open.at(-2)?.text === '[';
      return token.text === ']' && isInList ? missingClosing(text, top, token) : null;
    }
    if (top && indent !== null && !isClosing) {
      const { innerIndent } = top;
      if (innerIndent !== null && innerIndent > top.indent && indent <= top.indent)
        return missingClosing(text, top, token);
      top.innerIndent ??= indent;
    }
    if (isClosing) open.pop();
    if (closing[token.text]) {
      const start = lineStart(text, token.offset);
      const own = /^\s*/.exec(text.slice(start))?.[0].length ?? 0;
      const line = lineOf(text, token.offset);
      open.push({ ...token, line, indent: own, innerIndent: null });
    }
  }
  const [before] = tokens.slice(-2);
  const character = text[offset];
  if (character === ':' && before) return missingOpening('{', before.offset);
  if (open.length === 0 && /^,\s*\{/.test(text.slice(offset))) return missingOpening('[', 0);
  return null;
}

/** The bracket that should open a list, at whose second text or end reading had to stop. */
export function missingListStart(text: string, offset: number): Diagnosis | null {
  if (!REST_OF_LIST.test(text.slice(offset))) return null;
  const colon = tokensUpTo(text, offset).findLast((token) => token.text === ':');
  const value = colon && colon.offset + text.slice(colon.offset).search(/[^:\s]/);
  return value ? missingOpening('[', value) : null;
}
