import { type Locale, locales } from '../../../i18n/locales';
import { displayDays, type Season } from '../../../schedule/named-days';
import type { Finding } from '../files/problem';
import type { SourceFile } from '../files/source-file';
import type { Table } from '../files/table';
import { type Entry, entriesOf, textOf } from '../files/walk';
import { seasonOf } from './dates';

/** What calendars follow, and what each says where it is left out. */
const followed = { starts_at: null, ends_at: null, status: 'confirmed', revision: 0 };

/** A value as it is compared: a moment is the same in every time zone. */
function comparable(entry: Entry, key: keyof typeof followed): unknown {
  const value = entry[key] ?? followed[key];
  return key.endsWith('_at') ? Date.parse(textOf(value)) : value;
}

/** The keys in which two languages contradict each other about one event. */
function contradictions(entry: Entry, english: Entry, season: Season | null): string[] {
  const keys = (Object.keys(followed) as (keyof typeof followed)[]).filter(
    (key) => !Object.is(comparable(entry, key), comparable(english, key)),
  );
  if (keys.length > 0 || entry.starts_at || !season) return keys;
  const [own, other] = [entry, english].map(({ date }) => displayDays(textOf(date), season));
  return own && other && JSON.stringify(own) !== JSON.stringify(other) ? ['date'] : [];
}

function twinFindings(source: SourceFile, english: SourceFile, season: Season | null): Finding[] {
  const twins = new Map(entriesOf(english).map((twin) => [twin.entry.id, twin]));
  return entriesOf(source).flatMap(({ index, entry }): Finding[] => {
    if (typeof entry.id !== 'string') return [];
    const twin = twins.get(entry.id);
    const at = (key: string) => ({ file: source.file, path: [index, key] });
    if (!twin) {
      const expected = {
        en: `the id of the same event in ${english.file}: by it calendars and this check know that the two are one`,
        es: `el id del mismo evento en ${english.file}: por él los calendarios y esta revisión saben que los dos son uno`,
      };
      return [{ ...at('id'), expected }];
    }
    return contradictions(entry, twin.entry, season).map((key) => {
      const there = JSON.stringify(twin.entry[key]);
      return {
        ...at(key),
        // where the English contradicts itself, the Spanish may be right
        cause: { file: english.file, path: [twin.index, 'date'] },
        expected: {
          en: `what ${english.file} says of this event: ${there ?? `no "${key}"`}; change one of the two, since an event is the same in every language`,
          es: `lo que dice ${english.file} de este evento: ${there ?? `nada en "${key}"`}; cambie uno de los dos, porque un evento es el mismo en todos los idiomas`,
        },
      };
    });
  });
}

const translations: readonly Locale[] = locales.filter((locale) => locale !== 'en');

/** Events that one language moved, called off or counted up, and the other did not. */
export function eventRules(table: Table): Finding[] {
  const english = table.en.events;
  if (!english || table.refused.has(english.file)) return [];
  const season = seasonOf(table);
  return translations.flatMap((locale) => {
    const source = table[locale].events;
    if (!source || table.refused.has(source.file)) return [];
    return twinFindings(source, english, season);
  });
}
