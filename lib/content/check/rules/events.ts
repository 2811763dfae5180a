import { type Locale, locales } from '../../../i18n/locales';
import type { Message } from '../../schema/expected';
import type { ContentFiles } from '../files/content-files';
import { type Entry, entriesOf, textOf, valueAt } from '../files/json-path';
import type { Issue } from '../files/reported-issue';
import type { SourceFile } from '../files/source-file';

/** What calendars follow, and what each says where it is left out. */
const followed = { starts_at: null, ends_at: null, status: 'confirmed', revision: 0 };

/** A value as it is compared: a moment is the same in every time zone. */
function comparable(entry: Entry, key: keyof typeof followed): unknown {
  const value = entry[key] ?? followed[key];
  return key.endsWith('_at') ? Date.parse(textOf(value)) : value;
}

/** The keys in which two languages contradict each other about one event. */
function contradictions(entry: Entry, english: Entry): string[] {
  return (Object.keys(followed) as (keyof typeof followed)[]).filter(
    (key) => !Object.is(comparable(entry, key), comparable(english, key)),
  );
}

function twinIssues(source: SourceFile, english: SourceFile): Issue[] {
  const twins = new Map(entriesOf(english).map((twin) => [twin.entry.id, twin]));
  return entriesOf(source).flatMap(({ index, entry }): Issue[] => {
    const twin = typeof entry.id === 'string' && twins.get(entry.id);
    if (!twin) return [];
    return contradictions(entry, twin.entry).map((key) => ({
      file: source.file,
      path: [index, key],
      expected: asIn(english.file, key, twin.entry[key]),
    }));
  });
}

/** What the other language says, as what was expected here. */
function asIn(file: string, key: string, value: unknown): Message {
  const there = JSON.stringify(value);
  return {
    en: `what ${file} says of this event: ${there ?? `no "${key}"`}; leave it out here, or change one of the two, since an event is the same in every language`,
    es: `lo que dice ${file} de este evento: ${there ?? `nada en "${key}"`}; quítelo aquí o cambie uno de los dos, porque un evento es el mismo en todos los idiomas`,
  };
}

/** The event of the first screen, whose moment Spanish may leave to English. */
function nextEventIssues(source: SourceFile, english: SourceFile): Issue[] {
  const key = 'intro_moral_monday_starts_at';
  const [own, other] = [source, english].map(({ value }) => valueAt(value, [key]));
  if (own === undefined || Object.is(Date.parse(textOf(own)), Date.parse(textOf(other)))) return [];
  return [{ file: source.file, path: [key], expected: asIn(english.file, key, other) }];
}

const translations: readonly Locale[] = locales.filter((locale) => locale !== 'en');

/** Events that one language moved, called off or counted up, and the other did not. */
export function eventRules(files: ContentFiles): Issue[] {
  /** Compares a file of each translation with the English one, as far as their schema takes both. */
  const compare = (name: string, issues: (source: SourceFile, english: SourceFile) => Issue[]) =>
    translations.flatMap((locale) => {
      const [source, english] = [files[locale][name], files.en[name]];
      const isSound = [source, english].every((each) => each && !files.refused.has(each.file));
      return source && english && isSound ? issues(source, english) : [];
    });
  return [...compare('events', twinIssues), ...compare('site', nextEventIssues)];
}
