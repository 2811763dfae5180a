import { findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import { codePoint } from '../../model/html';
import type { Finding, Path } from '../../model/issue';
import { jsonErrorIn, MOST_BRACKETS } from './json-errors';
import { inNfc, textsIn } from './json-path';

/** A file as its editor wrote it, with the lines of its values and what is wrong with it. */
export type SourceFile = ReturnType<typeof sourceFile>;

type Fault = Omit<Finding, 'file'>;

/** Keys that a table has twice: only the last would be read. */
function duplicateKeys(node: Node | undefined, text: string, path: Path = []): Fault[] {
  const children = node?.children ?? [];
  if (node?.type === 'array') {
    return children.flatMap((child, index) => duplicateKeys(child, text, [...path, index]));
  }
  if (node?.type !== 'object') return [];
  const keys = children.map(({ children: [name] = [] }) => String(name?.value));
  return children.flatMap(({ offset, children: [, value] = [] }, index) => {
    const key = keys[index] ?? '';
    const at = [...path, key];
    const inner = duplicateKeys(value, text, at);
    if (keys.indexOf(key) === index) return inner;
    return [{ path: at, code: 'key.twice', params: { key }, line: lineAt(text, offset) }, ...inner];
  });
}

/** Control, bidi and private-use characters, and halves of surrogate pairs. */
const UNSEEN =
  /(?![\t\n\r])\p{Cc}|[\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffb]/u;
const MOST_LETTERS = 20_000;

function oddTexts(value: unknown): Fault[] {
  return textsIn(value).flatMap(({ path, text }): Fault[] => {
    const [unseen] = UNSEEN.exec(text) ?? [];
    if (unseen) return [{ path, code: 'text.unseen', params: { letter: codePoint(unseen) } }];
    const params = { most: MOST_LETTERS, length: text.length };
    return text.length > MOST_LETTERS ? [{ path, code: 'text.long', params }] : [];
  });
}

/** Bytes 0x80 to 0x9f in Windows-1252. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const TRAIL = `[\u0080-\u00bf${WINDOWS_1252}]`;
/** UTF-8 read as Windows-1252 or Latin-1: `Ã©` for é, `â€œ` for “; or a replacement character. */
const BROKEN_LETTER = new RegExp(`[ÂÃ]${TRAIL}|â[€\u0080]${TRAIL}|\ufffd`);

function restored(garbled: string): string {
  const bytes = Array.from(garbled, (letter) => {
    const at = WINDOWS_1252.indexOf(letter);
    return at === -1 ? letter.charCodeAt(0) : 0x80 + at;
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}

function brokenLetters(text: string): Fault[] {
  return text.split('\n').flatMap((line, index): Fault[] => {
    const { 0: garbled, index: at } = BROKEN_LETTER.exec(line) ?? { 0: '', index: 0 };
    if (!garbled) return [];
    const found = line.slice(Math.max(0, at - 20), at + 20).trim();
    const where = { path: [], line: index + 1 };
    if (garbled === '\ufffd') return [{ ...where, code: 'text.lost', params: { found } }];
    const params = { found, garbled, letter: restored(garbled) };
    return [{ ...where, code: 'text.garbled', params }];
  });
}

/** The line with a caret under one of its characters; a long line is cut. */
function pointed(line: string, column: number): string {
  const from = Math.max(0, column - 60);
  return `${line.slice(from, from + 100)}\n${' '.repeat(column - from)}^`;
}

/** Why a text cannot be parsed; `wrongLine` is the line of the first letter that is not UTF-8. */
function unreadable(text: string, wrongLine: number | undefined): Fault[] {
  const lineOf = (line: number) => text.split('\n')[line - 1] ?? '';
  if (wrongLine) {
    const params = { found: lineOf(wrongLine).trim().slice(0, 80) };
    return [{ path: [], line: wrongLine, code: 'json.encoding', params }];
  }
  const { code, at } = jsonErrorIn(text) ?? { at: 0 };
  if (!code) return [];
  const line = lineAt(text, at);
  if (code === 'json.deep') return [{ path: [], line, code, params: { most: MOST_BRACKETS } }];
  const column = at - (text.lastIndexOf('\n', at - 1) + 1);
  return [{ path: [], line, code, params: { found: pointed(lineOf(line), column) } }];
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** `wrongLine`: that of the first letter that is not UTF-8, if it was decoded as something else. */
export function sourceFile(file: string, text: string, wrongLine?: number) {
  const errors = unreadable(text, wrongLine);
  const tree = errors.length > 0 ? undefined : parseTree(text);
  /** Undefined if the file cannot be parsed. */
  const value: unknown = tree && inNfc(getNodeValue(tree));
  const all = [...errors, ...brokenLetters(text), ...duplicateKeys(tree, text), ...oddTexts(value)];
  return {
    file,
    value,
    /** The line of the value at a path, or of the nearest one around it. */
    lineOf(path: Path): number | null {
      if (!tree) return null;
      for (let length = path.length; length > 0; length -= 1) {
        const node = findNodeAtLocation(tree, path.slice(0, length));
        if (node)
          return lineAt(text, (node.parent?.type === 'property' ? node.parent : node).offset);
      }
      return lineAt(text, tree.offset);
    },
    issues: all.map((fault): Finding => ({ file, ...fault })),
  };
}
