import { slugOf } from '@/lib/addresses/paths';

/** The parameters of an address that name who passed it on; the first is the one that we write. */
const PARAMETERS = ['source', 'ref'] as const;

export const MAX_LENGTH = 40;
const PATTERN = new RegExp(`^[a-z\\d][\\w-]{0,${MAX_LENGTH - 1}}$`, 'i');

/** The code in an address's query, such as `?source=kairos-center`; null without a sound one. */
export function referralCodeIn(query: string): string | null {
  const given = new URLSearchParams(query);
  return (
    PARAMETERS.map((name) => given.get(name)).find((code) => code && PATTERN.test(code)) ?? null
  );
}

/** A query, such as `?state=WV`, with the code in it. */
export function queryWithReferralCode(query: string, code: string): string {
  const given = new URLSearchParams(query);
  given.set(PARAMETERS[0], code);
  return `?${given}`;
}

/** An absolute address with the code in its query; without a code, the address as it is. */
export function withReferralCode(address: string, code: string | null): string {
  if (!code) return address;
  const url = new URL(address);
  url.search = queryWithReferralCode(url.search, code);
  return url.href;
}

/** The code of a partner or a group by its name: whole words, as many as fit; '' if no word does. */
export function referralCodeOf(name: string): string {
  const slug = slugOf(name);
  if (slug.length <= MAX_LENGTH) return slug;
  const [words = ''] = new RegExp(`^.{1,${MAX_LENGTH}}(?=-)`).exec(slug) ?? [];
  return words || slug.slice(0, MAX_LENGTH);
}
