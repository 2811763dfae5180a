import { type ParseError, type ParseErrorCode, parse, printParseErrorCode } from 'jsonc-parser';
import type { CheckCode } from '../../model/issue';

const CURLY_QUOTE = /[“”„‘’]/;
/** What git leaves in a file that is to be merged by hand. */
const CONFLICT_LINE = /^(?:<{7}|\|{7}|={7}|>{7}).*$/m;
/** Far more nesting than content has, and far less than overflows the parser's stack. */
export const MOST_BRACKETS = 100;

export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [token] of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[{]|[\]}]/g)) {
    if (token.length > 1) continue;
    depth += token === '[' || token === '{' ? 1 : -1;
    if (depth > MOST_BRACKETS) return true;
  }
  return false;
}

function codeOf(text: string, { error, offset }: ParseError): CheckCode {
  const name = printParseErrorCode(error as ParseErrorCode);
  const [before, after] = [text.slice(0, offset), text.slice(offset)];
  if (text.startsWith('\ufeff')) return 'json.encoding';
  if (CURLY_QUOTE.test(after.charAt(0))) return 'json.curly-quotes';
  // the rest of a text that an unescaped quotation mark has ended
  if (/"[^\S\n]*$/.test(before) && /^[^\s",:\]}][^\n]*"/.test(after)) return 'json.quotes-in-text';
  // a name in a list, or a text in a table: a bracket is missing
  if (/^:/.test(after) || (name === 'ColonExpected' && /^[,\]}]/.test(after)))
    return 'json.bracket';
  if (/,\s*$/.test(before) && /^[,\]}]/.test(after)) return 'json.comma';
  if (name === 'CommaExpected' && /^["\d[{tfn-]/.test(after)) return 'json.comma';
  const isBracket = /^(Close|EndOfFile)/.test(name) || /^[[\]{}]/.test(after);
  return isBracket ? 'json.bracket' : 'json.other';
}

/** The first syntax error of a JSON file, or null. */
export function jsonErrorIn(text: string): { code: CheckCode; at: number } | null {
  if (text.trim() === '') return { code: 'json.empty', at: 0 };
  if (isTooDeep(text)) return { code: 'json.deep', at: 0 };
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors.sort((one, other) => one.offset - other.offset);
  if (!first) return null;
  const conflict = CONFLICT_LINE.exec(text);
  if (conflict) return { code: 'json.conflict', at: conflict.index };
  return { code: codeOf(text, first), at: first.offset };
}
