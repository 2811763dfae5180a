import type { Locale } from '@/lib/i18n/locales';
import type { Translator } from '@/lib/messages/messages';
import { senatorsOf } from './senators';
import { hasSeats, stateName } from './state-names';

/** What to say of a place without two senators: which seats are vacant, or that it has no seats. Null with two. */
export function seatsNote(code: string, locale: Locale, t: Translator): string | null {
  const vacant = (['both', 'one'] as const)[senatorsOf(code).length];
  if (!vacant) return null;
  const place = stateName(code, locale);
  return t(hasSeats(code) ? `senators.vacant.${vacant}` : 'senators.noSenators', { place });
}
