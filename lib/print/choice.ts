import { qrHref } from '@/lib/addresses/paths';
import type { Locale } from '@/lib/i18n/locales';
import { groupNamed, type Partner } from '@/lib/share/partner-codes';
import { referralCodeIn } from '@/lib/share/referral-code';

export const sheetNames = ['flyer', 'cards', 'strips', 'sign-up', 'window', 'letter'] as const;
export type SheetName = (typeof sheetNames)[number];

/** The page's language alone, or another beside it. */
export type Languages = 'one' | 'both';

export type PrintPlace = {
  /** such as `wv` */
  id: string;
  name: string;
  /** whom to call, as a sentence has two; null for a place without two senators */
  names: string | null;
  title?: string;
  contacts: Contact[];
  /** for a place without two senators */
  note: string | null;
};

export type Contact = { name: string; phone: string };

/** `isCall` for the call page, whose place the chosen state's own page takes. */
export type CodedPage = { url: string; qr: string; isCall?: boolean };

export const choiceKeys = ['languages', 'sheet', 'place', 'group', 'office'] as const;
export type Choice = Record<(typeof choiceKeys)[number], string>;

export type Printed = {
  place: PrintPlace | null;
  group: string;
  code: string | null;
  /** of the letter, by its id */
  office: string;
};

export const nothingPrinted: Printed = { place: null, group: '', code: null, office: '' };

/** While no group or office is chosen, the address names it. */
export function printedFor(
  { place, group, office }: Choice,
  query: string,
  places: readonly PrintPlace[],
  partners: readonly Partner[],
): Printed {
  const ownCode = referralCodeIn(query);
  const named = group
    ? (groupNamed(group, partners) ?? { name: group, code: null })
    : (partners.find(({ code }) => code === ownCode) ?? { name: '', code: ownCode });
  return {
    place: places.find(({ id }) => id === place) ?? null,
    group: named.name,
    code: named.code,
    office: office || (new URLSearchParams(query).get('office') ?? ''),
  };
}

export const pageOfPlace = ({ url }: CodedPage, { id }: PrintPlace, locale: Locale): CodedPage => ({
  url: `${url}/${id}`,
  qr: qrHref(locale, 'call', id),
});
