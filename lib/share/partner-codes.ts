import { slugOf } from '@/lib/addresses/paths';
import { wellFormed } from '@/lib/lettering/limited-text';
import { MAX_LENGTH, referralCodeOf } from './referral-code';

export type Partner = { name: string; code: string };

/** For a partner whose name has no letter that a code may have. */
const NAMELESS = 'partner';

function freeCode(code: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const candidate = code.slice(0, MAX_LENGTH - end.length) + end;
    if (!taken.includes(candidate)) return candidate;
  }
}

/** Every partner once, in the list's order, each with a code of its own. */
export function partnerCodes(partners: readonly { name: string }[]): Partner[] {
  const codes: string[] = [];
  return [...new Set(partners.map(({ name }) => name))].map((name) => {
    const code = freeCode(referralCodeOf(name) || NAMELESS, codes);
    codes.push(code);
    return { name, code };
  });
}

/** The partner of that name, however spelt, or a new group; null for a name that yields no code. */
export function groupNamed(typed: string, partners: readonly Partner[]): Partner | null {
  const name = wellFormed(typed).trim();
  const slug = slugOf(name);
  const partner =
    partners.find((each) => each.name === name) ??
    partners.find((each) => slug && slugOf(each.name) === slug);
  if (partner) return partner;
  const code = referralCodeOf(name);
  const taken = partners.map((each) => each.code);
  return code ? { name, code: freeCode(code, taken) } : null;
}
