import type { z } from 'zod';
import { graphicPath } from '../../addresses/paths';
import { DEFAULT_TIME_ZONE, isTimeZone, momentOf } from '../../dates/local-moment';
import { forEachLocale, type Locale, locales } from '../../i18n/locales';
import { isOwnPicture } from '../../pictures/own-picture';
import type { Bundle } from '../bundle';
import { entriesOverEnglish, entryOverEnglish } from '../english-fallback';
import { type FileName, fieldsIn, fieldTree } from '../fields';
import { campaignSchema } from '../model/campaign';
import type { Finding } from '../model/issue';
import {
  entrySchemas,
  isEntryList,
  listSchemas,
  translatedEntrySchemas,
  translatedKeys,
} from '../model/lists';
import { siteSchema } from '../model/site';
import { inOrder } from './entry-order';
import { contentPlace, filesNamed, type GivenFiles, type ReadFile } from './files/content-files';
import { isTable, type Table, textOf, valueAt } from './files/json-path';
import type { SourceFile } from './files/source-file';
import { checkValue } from './schema-issues';

/** The value of a file, each local moment with the campaign's time zone. */
function withZones(name: string, raw: unknown, timeZone: string): unknown {
  const fields = fieldsIn(fieldTree[name as FileName]);
  const moments = fields.flatMap(({ type, key }) => (type === 'moment' ? key : []));
  if (moments.length === 0 || !isTable(raw)) return raw;
  return JSON.parse(JSON.stringify(raw), (key, value) =>
    moments.includes(key) && typeof value === 'string'
      ? (momentOf(value, timeZone) ?? value)
      : value,
  );
}

/** A toolkit entry that names no picture gets the one that is drawn from its lines. */
function withPicture<E extends Table>(entry: E, locale: Locale): E {
  const image = graphicPath(locale, entry.id);
  return entry.graphic && entry.image === undefined && isOwnPicture(image)
    ? { ...entry, image }
    : entry;
}

/** Parses the files of a content folder. The bundle is complete only if there are no issues. */
export function readContent({ folder, paths, read }: Omit<GivenFiles, 'publicFiles'>) {
  const issues: Finding[] = [];
  const sources = new Map<string, SourceFile>();
  const files: ReadFile[] = [];
  let timeZone = DEFAULT_TIME_ZONE;

  /** Parses a file by its schema; empty if it is missing, or translates nothing. */
  function readFile(path: string, schema: z.ZodType): ReadFile[] {
    const { locale = 'en', name, id } = contentPlace(path);
    const source = read(path);
    const file = `${folder}/${path}`;
    if (!source) {
      if (locale === 'en') issues.push({ file, path: [], code: 'file.missing' });
      return [];
    }
    issues.push(...source.issues);
    const { $schema: _, ...table } = Object(source.value);
    const raw = isTable(source.value) ? table : source.value;
    if (id !== undefined && 'id' in table) issues.push({ file, path: ['id'], code: 'entry.id' });
    const isEntry = id !== undefined && locale === 'en';
    const value = isEntry && isTable(raw) ? { ...raw, id } : raw;
    const zoned = withZones(name, value, timeZone);
    const meant = isEntry && isTable(zoned) ? withPicture(zoned, locale) : zoned;
    // a file that cannot be parsed has its issues already
    const { taken: checked, issues: wrong } = checkValue(file, meant, schema);
    // a translation without the schema's defaults, which are the English file's
    const written = ([key]: [string, unknown]) => key in Object(value);
    const taken =
      locale !== 'en' && isTable(checked)
        ? Object.fromEntries(Object.entries(checked).filter(written))
        : checked;
    if (source.value !== undefined) issues.push(...wrong);
    sources.set(file, { ...source, value });
    const english =
      locale === 'en' ? undefined : filesNamed(files, name).find((en) => en.id === id);
    const own = { ...source, value, locale, name, id, meant, taken, english };
    if (id === undefined || isEntry) return [own];
    if (!english) {
      issues.push({ file, path: [], code: 'entry.no-english' });
      return [];
    }
    const over = (base: unknown, words: unknown) =>
      withPicture(entryOverEnglish(Object(base), Object(words)), locale);
    own.meant = over(english.meant, value);
    own.taken = own.taken && over(english.taken, own.taken);
    return [own];
  }

  files.push(...readFile('campaign.json', campaignSchema));
  const text = (...path: string[]) => textOf(valueAt(files[0]?.value, path));
  if (isTimeZone(text('time_zone'))) timeZone = text('time_zone');

  for (const locale of locales) {
    const site = locale === 'en' ? siteSchema : siteSchema.partial();
    const ofEntries = locale === 'en' ? entrySchemas : translatedEntrySchemas;
    for (const [name, schema] of Object.entries({ site, ...listSchemas })) {
      if (!isEntryList(name)) {
        files.push(...readFile(`${locale}/${name}.json`, schema));
        continue;
      }
      const inList = paths.filter((path) => path.startsWith(`${locale}/${name}/`)).toSorted();
      const entries = inList.flatMap((path) => readFile(path, ofEntries[name]));
      files.push(...(locale === 'en' ? inOrder(name, entries) : entries));
    }
  }

  return { files, sources, issues, bundle: bundleOf(files) };
}

/** Only the first visible livestream that says so stands first. */
function withOneFirst(streams: Table[]): Table[] {
  const first = streams.find(({ visible, is_first }) => visible && is_first);
  return streams.map((each) => ({ ...each, is_first: each === first }));
}

function bundleOf(files: readonly ReadFile[]): Bundle {
  const fallbackEntries: Bundle['fallbackEntries'] = {};
  const contents = forEachLocale((locale) => {
    const content: Table = {};
    for (const name of ['site', ...Object.keys(listSchemas)]) {
      const own = filesNamed(files, name, locale);
      if (!isEntryList(name)) {
        for (const { taken } of own)
          Object.assign(content, name === 'site' ? taken : { [name]: taken });
        continue;
      }
      const isTranslated = translatedKeys[name].length > 0 && own.length > 0;
      if (locale !== 'en' && !isTranslated) continue;
      const { entries, inEnglish } = entriesOverEnglish(filesNamed(files, name), own);
      if (inEnglish.length > 0)
        fallbackEntries[locale] = { ...fallbackEntries[locale], [name]: inEnglish };
      const list = entries.map(({ taken }) => taken).filter(isTable);
      content[name] = name === 'livestreams' ? withOneFirst(list) : list;
    }
    return content;
  });
  const [campaign] = filesNamed(files, 'campaign');
  return { campaign: campaign?.taken, fallbackEntries, ...contents } as Bundle;
}
