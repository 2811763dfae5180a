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
import {
  type ContentFolder,
  contentPlace,
  filesNamed,
  inOrder,
  type ReadFile,
} from './files/content-files';
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

/** A translation lacks what its file does not say: the defaults are the English file's. */
const withoutDefaults = (parsed: unknown, written: unknown): unknown =>
  isTable(parsed)
    ? Object.fromEntries(Object.entries(parsed).filter(([key]) => key in Object(written)))
    : parsed;

/** Parses the files of a content folder. The bundle is complete only if there are no issues. */
export function readContent({ folder, paths, read }: Omit<ContentFolder, 'publicFiles'>) {
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
    const raw = source.value;
    if (id !== undefined && 'id' in Object(raw))
      issues.push({ file, path: ['id'], code: 'entry.id' });
    const isEntry = id !== undefined && locale === 'en';
    const value = isEntry && isTable(raw) ? { ...raw, id } : raw;
    const zoned = withZones(name, value, timeZone);
    const completed = isEntry && isTable(zoned) ? withPicture(zoned, locale) : zoned;
    const { parsed, issues: wrong } = checkValue(file, completed, schema);
    // a file that cannot be parsed has its issues already
    if (source.value !== undefined) issues.push(...wrong);
    sources.set(file, { ...source, value });
    const own: ReadFile = { ...source, value, locale, name, id, completed, parsed };
    if (locale === 'en') return [own];
    own.english = filesNamed(files, name).find((english) => english.id === id);
    own.parsed = withoutDefaults(parsed, value);
    if (id === undefined) return [own];
    const { english } = own;
    if (!english) {
      issues.push({ file, path: [], code: 'entry.no-english' });
      return [];
    }
    const over = (base: unknown, words: unknown) =>
      withPicture(entryOverEnglish(Object(base), Object(words)), locale);
    own.completed = over(english.completed, value);
    own.parsed = own.parsed && over(english.parsed, own.parsed);
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

function bundleOf(files: readonly ReadFile[]): Bundle {
  const fallbackEntries: Bundle['fallbackEntries'] = {};
  const contents = forEachLocale((locale) => {
    const content: Table = {};
    for (const name of ['site', ...Object.keys(listSchemas)]) {
      const own = filesNamed(files, name, locale);
      if (!isEntryList(name)) {
        for (const { parsed } of own)
          Object.assign(content, name === 'site' ? parsed : { [name]: parsed });
        continue;
      }
      const isTranslated = translatedKeys[name].length > 0 && own.length > 0;
      if (locale !== 'en' && !isTranslated) continue;
      const { entries, inEnglish } = entriesOverEnglish(filesNamed(files, name), own);
      if (inEnglish.length > 0)
        fallbackEntries[locale] = { ...fallbackEntries[locale], [name]: inEnglish };
      content[name] = entries.map(({ parsed }) => parsed).filter(isTable);
    }
    return content;
  });
  const [campaign] = filesNamed(files, 'campaign');
  return { campaign: campaign?.parsed, fallbackEntries, ...contents } as Bundle;
}
