import type { z } from 'zod';
import { type Locale, locales } from '../../i18n/locales';
import { DEFAULT_TIME_ZONE, isTimeZone, momentOf } from '../../local-moment';
import type { Bundle } from '../bundle';
import { type FileName, fieldsIn, fieldTree } from '../fields';
import { campaignSchema } from '../model/campaign';
import { contentPlace, type EntryList, entryLists, isEntryList } from '../model/entry-lists';
import type { Finding } from '../model/issue';
import { entrySchemas, listSchemas, translatedEntrySchemas, translatedKeys } from '../model/lists';
import { siteSchema } from '../model/site';
import { inOrder, translated, withPicture } from './entries';
import type { GivenFiles } from './files/content-files';
import { type Entry, textOf, valueAt } from './files/json-path';
import type { SourceFile } from './files/source-file';
import { checkValue } from './schema-issues';

const isTable = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a file says, each moment by the campaign's clock with its zone. */
function withZones(name: string, value: unknown, timeZone: string): unknown {
  const fields = fieldTree[name as FileName];
  const keys = fieldsIn(fields).flatMap(({ type, key }) => (type === 'moment' ? key : []));
  if (keys.length === 0 || !isTable(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      keys.includes(key) && typeof inner === 'string'
        ? (momentOf(inner, timeZone) ?? inner)
        : withZones(name, inner, timeZone),
    ]),
  );
}

/** An entry's file as it is written, as what it means, and what its schema takes of it. */
type ReadEntry = { id: string; own: Entry; meant: Entry; value: Entry | undefined };

/** A file, or the entries of a list, and what the schema takes of it. */
type ReadFile = { source?: SourceFile; value?: unknown };

/** The entries of a list in a locale as one source, for the rules that cross them: in the order of the English ones. */
type ReadList = { locale: Locale; entries: (ReadEntry | undefined)[]; source: SourceFile };

/** Livestreams of which one stands first: the newest of those that are to. */
function withOneFirst(list: readonly ReadEntry[]): ReadEntry[] {
  const first = list.find(({ value }) => value?.visible && value.is_first);
  return list.map((each) =>
    each === first || !each.value ? each : { ...each, value: { ...each.value, is_first: false } },
  );
}

/**
 * Reads the files of a content folder and checks each by its schema: what a translation lacks is the English, an
 * entry's by its id. The bundle holds what the schemas take, and is whole where they find nothing wrong.
 */
export function readContent({ folder, paths, read }: GivenFiles) {
  const issues: Finding[] = [];
  const sources = new Map<string, SourceFile>();
  const lists = new Map<string, ReadList>();

  function readFile(path: string): SourceFile | undefined {
    const source = read(path);
    if (!source) return undefined;
    sources.set(source.file, source);
    issues.push(...source.issues);
    return source.value === undefined ? undefined : source;
  }

  function takenOf(source: SourceFile, schema: z.ZodType): unknown {
    const checked = checkValue(source, schema);
    if ('value' in checked) return checked.value;
    issues.push(...checked.issues);
    return undefined;
  }

  function fileOf(path: string, schema: z.ZodType, isOptional: boolean): ReadFile {
    const source = readFile(path);
    const file = `${folder}/${path}`;
    if (!source && !isOptional && !sources.has(file))
      issues.push({ file, path: [], code: 'file.missing' });
    if (!source) return {};
    const understood = { ...source, value: withZones(source.name, source.value, timeZone) };
    return { source: understood, value: takenOf(understood, schema) };
  }

  let timeZone = DEFAULT_TIME_ZONE;
  const campaign = fileOf('campaign.json', campaignSchema, false);
  const zone = textOf(valueAt(campaign.source?.value, ['time_zone']));
  if (isTimeZone(zone)) timeZone = zone;
  const [starts = '', ends = ''] = ['starts', 'ends'].map((key) =>
    textOf(valueAt(campaign.source?.value, ['season', key])),
  );

  /** The entries of a list that a locale has; each by its own schema, so that none is told what is wrong in another. */
  function entriesOf(locale: Locale, name: EntryList, english?: readonly ReadEntry[]): ReadEntry[] {
    const places = paths.filter((path) => {
      const place = contentPlace(path);
      return place.locale === locale && place.name === name && place.id;
    });
    return places.toSorted().flatMap((path): ReadEntry[] => {
      const { id = '' } = contentPlace(path);
      const source = readFile(path);
      if (english && !english.some((each) => each.id === id)) {
        issues.push({ file: `${folder}/${path}`, path: [], code: 'entry.no-english' });
        return [];
      }
      // what cannot be read is an entry still, which its translation does not lack
      const { value = {}, file = '' } = source ?? {};
      if (!source || !isTable(value)) {
        if (source) takenOf(source, entrySchemas[name]);
        return [{ id, own: {}, meant: { id }, value: undefined }];
      }
      const { $schema: _, ...own } = value;
      if ('id' in own) issues.push({ file, path: ['id'], code: 'entry.id' });
      if (english) {
        const words = takenOf({ ...source, value: own }, translatedEntrySchemas[name]);
        // without what the schema puts in place of what is not there
        const said = isTable(words) && Object.entries(words).filter(([key]) => key in own);
        return [{ id, own, meant: own, value: said ? Object.fromEntries(said) : undefined }];
      }
      const meant: Entry = { ...Object(withZones(name, own, timeZone)), id };
      const understood = { ...source, value: meant };
      sources.set(file, understood);
      const taken = takenOf(understood, entrySchemas[name]);
      const isDrawn = own.graphic && own.image === undefined;
      const whole =
        isTable(taken) && (isDrawn ? withPicture({ ...taken, image: undefined }, locale) : taken);
      return [
        { id, own: meant, meant: withPicture(meant, locale), value: whole ? whole : undefined },
      ];
    });
  }

  const english = Object.fromEntries(
    entryLists.map((name) => {
      const entries = entriesOf('en', name);
      const order = inOrder(
        name,
        entries.map(({ meant, id }) => ({ ...meant, id })),
        { starts, ends },
      );
      const list = order.flatMap(({ id }) => entries.find((each) => each.id === id) ?? []);
      return [name, name === 'livestreams' ? withOneFirst(list) : list];
    }),
  ) as Record<EntryList, ReadEntry[]>;

  const fallbackEntries: Bundle['fallbackEntries'] = {};

  /** What a locale shows of a list, and its source; nothing where it has no entry of its own. */
  function listOf(locale: Locale, name: EntryList): ReadFile {
    const own = locale === 'en' ? english[name] : entriesOf(locale, name, english[name]);
    const isSaid = translatedKeys[name].length > 0 && own.length > 0;
    if (!isSaid && locale !== 'en') return {};
    const entries = english[name].map(({ id }) => own.find((each) => each.id === id));
    const shown = english[name].flatMap((each, index) => {
      const words = entries[index];
      if (locale === 'en' || !words) return [each];
      if (words.own.left_out === true) return [];
      return [{ ...each, value: translated({ ...each.value }, { ...words.value }, locale) }];
    });
    if (locale !== 'en') {
      const borrowed = shown.filter(
        ({ id }) => !own.some((each) => each.id === id && each.own.title),
      );
      if (borrowed.length > 0) {
        const ids = borrowed.map(({ id }) => id);
        fallbackEntries[locale] = { ...fallbackEntries[locale], [name]: ids };
      }
    }
    const file = `${folder}/${locale}/${name}`;
    const meant = entries.map((each, index) => {
      if (!each || locale === 'en') return each?.meant;
      const isEmpty = Object.keys(each.own).every((key) => key === 'order');
      return isEmpty ? undefined : translated(english[name][index]?.meant ?? {}, each.own, locale);
    });
    const source = { file, name, value: meant, lineOf: () => null, issues: [] };
    lists.set(file, { locale, entries, source });
    return { ...(own.length > 0 && { source }), value: shown.map(({ value }) => value) };
  }

  const editions = locales.map((locale) => {
    const site = locale === 'en' ? siteSchema : siteSchema.partial();
    const names = Object.entries({ site, ...listSchemas });
    const files = names.map(([name, schema]): [string, ReadFile] => [
      name,
      isEntryList(name)
        ? listOf(locale, name)
        : fileOf(`${locale}/${name}.json`, schema, locale !== 'en'),
    ]);
    const content = files.map(([name, { value }]) =>
      name === 'site' || value === undefined ? value : { [name]: value },
    );
    return {
      locale,
      sources: Object.fromEntries(
        files.flatMap(([name, { source }]) => (source ? [[name, source] as const] : [])),
      ),
      content: Object.assign({}, ...content),
    };
  });
  const byLocale = <T>(pick: (edition: (typeof editions)[number]) => T) =>
    Object.fromEntries(editions.map((each) => [each.locale, pick(each)])) as Record<Locale, T>;

  /** An issue at a place of a list as one of the entry's file; null where a translation has that from English. */
  function placed(issue: Finding): Finding | null {
    const list = lists.get(issue.file);
    if (!list) return issue;
    const [index, ...path] = issue.path;
    if (typeof index !== 'number') return list.locale === 'en' ? issue : null;
    const entry = list.entries[index];
    const isOwn =
      entry && (list.locale === 'en' || path.length === 0 || String(path[0]) in entry.own);
    if (!isOwn) return null;
    const { cause, ...rest } = issue;
    const cause_ = cause && placed({ ...rest, ...cause });
    return {
      ...rest,
      file: `${issue.file}/${entry.id}.json`,
      path,
      ...(cause_ && { cause: { file: cause_.file, path: cause_.path } }),
    };
  }

  return {
    campaign: campaign.source,
    lists: byLocale(({ sources }) => sources),
    timeZone,
    sources,
    issues,
    /** The files in which their schema finds errors, and the lists of such, also where a translation takes them over. */
    refused: new Set(
      issues.flatMap(({ file }) => {
        const list = file.replace(/\/[^/]*$/, '');
        return [file, list, ...locales.map((each) => list.replace(/\/en\/(\w+)$/, `/${each}/$1`))];
      }),
    ),
    placed,
    bundle: {
      campaign: campaign.value,
      fallbackEntries,
      ...byLocale(({ content }) => content),
    } as Bundle,
  };
}
