import type { z } from 'zod';
import { DEFAULT_TIME_ZONE, isTimeZone, momentOf } from '../../dates/local-moment';
import { locales } from '../../i18n/locales';
import type { Bundle } from '../bundle';
import { type FileName, fieldsIn, fieldTree } from '../fields';
import { campaignSchema } from '../model/campaign';
import { contentPlace, isEntryList } from '../model/entry-lists';
import type { Finding } from '../model/issue';
import { entrySchemas, listSchemas, translatedEntrySchemas, translatedKeys } from '../model/lists';
import { siteSchema } from '../model/site';
import { inOrder, translated, withPicture } from './entries';
import { filesOf, type GivenFiles, type ReadFile } from './files/content-files';
import { isTable, type Table, textOf, valueAt } from './files/json-path';
import type { SourceFile } from './files/source-file';
import { checkValue } from './schema-issues';

/** What a file says, each moment by the campaign's clock with its zone. */
function withZones(name: string, said: unknown, timeZone: string): unknown {
  const fields = fieldsIn(fieldTree[name as FileName]);
  const moments = fields.flatMap(({ type, key }) => (type === 'moment' ? key : []));
  if (moments.length === 0 || !isTable(said)) return said;
  return JSON.parse(JSON.stringify(said), (key, value) =>
    moments.includes(key) && typeof value === 'string'
      ? (momentOf(value, timeZone) ?? value)
      : value,
  );
}

/**
 * Reads the files of a content folder and checks each by its schema: what a translation lacks is the English, an
 * entry's by its id. The bundle holds what the schemas take, and is whole where they find nothing wrong.
 */
export function readContent({
  folder,
  paths,
  read,
}: Pick<GivenFiles, 'folder' | 'paths' | 'read'>) {
  const issues: Finding[] = [];
  const sources = new Map<string, SourceFile>();
  const files: ReadFile[] = [];
  let timeZone = DEFAULT_TIME_ZONE;

  /**
   * Reads a file, and has its schema check what it means.
   * @param meaningOf what a table of this file means
   */
  function readFile(
    path: string,
    schema: z.ZodType,
    meaningOf = (said: Table): Table => said,
  ): ReadFile | undefined {
    const { locale = 'en', name, id } = contentPlace(path);
    const source = read(path);
    const file = `${folder}/${path}`;
    if (!source) {
      if (locale === 'en') issues.push({ file, path: [], code: 'file.missing' });
      return undefined;
    }
    issues.push(...source.issues);
    const { $schema: _, ...table } = Object(source.value);
    const said = isTable(source.value) ? table : source.value;
    if (id !== undefined && 'id' in table) issues.push({ file, path: ['id'], code: 'entry.id' });
    const value = id !== undefined && locale === 'en' && isTable(said) ? { ...said, id } : said;
    const zoned = withZones(name, value, timeZone);
    const meant = isTable(zoned) ? meaningOf(zoned) : zoned;
    const checked =
      source.value === undefined ? { issues: [] } : checkValue({ ...source, value: meant }, schema);
    if ('issues' in checked) issues.push(...checked.issues);
    const own = { ...source, value };
    sources.set(file, own);
    const english = locale === 'en' ? undefined : filesOf(files, name).find((en) => en.id === id);
    const taken = 'value' in checked ? checked.value : undefined;
    return { ...own, locale, name, id, meant, taken, english };
  }

  const campaign = readFile('campaign.json', campaignSchema);
  if (campaign) files.push(campaign);
  const zone = textOf(valueAt(campaign?.value, ['time_zone']));
  if (isTimeZone(zone)) timeZone = zone;
  const [starts = '', ends = ''] = ['starts', 'ends'].map((key) =>
    textOf(valueAt(campaign?.value, ['season', key])),
  );

  for (const locale of locales) {
    const site = locale === 'en' ? siteSchema : siteSchema.partial();
    for (const [name, schema] of Object.entries({ site, ...listSchemas })) {
      if (!isEntryList(name)) {
        const file = readFile(`${locale}/${name}.json`, schema);
        if (file) files.push(file);
        continue;
      }
      const inList = paths.filter((path) => path.startsWith(`${locale}/${name}/`)).toSorted();
      if (locale === 'en') {
        const entries = inList.flatMap(
          (path) => readFile(path, entrySchemas[name], (said) => withPicture(said, locale)) ?? [],
        );
        files.push(...inOrder(name, entries, { starts, ends }));
        continue;
      }
      for (const path of inList) {
        const file = readFile(path, translatedEntrySchemas[name]);
        if (!file) continue;
        const { english, taken, value } = file;
        if (!english) {
          issues.push({ file: file.file, path: [], code: 'entry.no-english' });
          continue;
        }
        // without what the schema puts in place of what is not there
        const words = Object.entries(Object(taken)).filter(([key]) => key in Object(value));
        files.push({
          ...file,
          meant: translated(Object(english.meant), Object(value), locale),
          taken: taken && translated(Object(english.taken), Object.fromEntries(words), locale),
        });
      }
    }
  }

  return { files, sources, issues, bundle: bundleOf(files) };
}

/** The first livestream that is shown and is to stand first does so alone. */
function withOneFirst(streams: Table[]): Table[] {
  const first = streams.find(({ visible, is_first }) => visible && is_first);
  return streams.map((each) => ({ ...each, is_first: each === first }));
}

/** What a site shows: the campaign, and what each locale says. */
function bundleOf(files: readonly ReadFile[]): Bundle {
  const fallbackEntries: Bundle['fallbackEntries'] = {};
  const [campaign] = filesOf(files, 'campaign');
  const contents = locales.map((locale) => {
    const content: Table = {};
    for (const name of ['site', ...Object.keys(listSchemas)]) {
      const own = filesOf(files, name, locale);
      if (!isEntryList(name)) {
        const [file] = own;
        if (file) Object.assign(content, name === 'site' ? file.taken : { [name]: file.taken });
        continue;
      }
      const isSaid = translatedKeys[name].length > 0 && own.length > 0;
      if (locale !== 'en' && !isSaid) continue;
      const shown = filesOf(files, name).flatMap((english) => {
        const words = own.find(({ id }) => id === english.id) ?? english;
        return valueAt(words.value, ['left_out']) === true ? [] : words;
      });
      const borrowed = shown.filter(
        (each) => locale !== 'en' && !(each.locale === locale && valueAt(each.value, ['title'])),
      );
      if (borrowed.length > 0) {
        const ids = borrowed.map(({ id = '' }) => id);
        fallbackEntries[locale] = { ...fallbackEntries[locale], [name]: ids };
      }
      const list = shown.map(({ taken }) => taken).filter(isTable);
      content[name] = name === 'livestreams' ? withOneFirst(list) : list;
    }
    return [locale, content];
  });
  return { campaign: campaign?.taken, fallbackEntries, ...Object.fromEntries(contents) } as Bundle;
}
