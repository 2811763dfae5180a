import type { z } from 'zod';
import { type Locale, locales } from '../../i18n/locales';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../local-moment';
import type { Bundle } from '../bundle';
import { inPlace } from '../laid-over';
import { identifiedLists } from '../localized';
import { type Campaign, campaignSchema } from '../schema/campaign';
import type { Content } from '../schema/content';
import { type Message, same } from '../schema/expected';
import type { Path } from '../schema/json-schema';
import { exampleAt } from '../schema/json-schema';
import { listSchemas, translatedListSchemas } from '../schema/lists';
import { plainText } from '../schema/sanitize';
import { siteSchema } from '../schema/site';
import type { ContentFiles, PublicFiles } from './files/content-files';
import { type Entry, keyPath, textOf, valueAt } from './files/json-path';
import { type Issue, type ReportedIssue, seen } from './files/reported-issue';
import type { SourceFile } from './files/source-file';
import { isBorrowed, isIdentifiedList, meantValue, ownEntries } from './list-values';
import { dateRules } from './rules/dates';
import { descriptionRules } from './rules/descriptions';
import { environmentRules } from './rules/environment';
import { eventRules } from './rules/events';
import { headlineRules } from './rules/headline';
import { htmlRules } from './rules/html';
import { launchRules } from './rules/launch';
import { listRules } from './rules/lists';
import { notShownRules } from './rules/not-shown';
import { paletteRules } from './rules/palette';
import { pictureRules } from './rules/pictures';
import { placeholderRules } from './rules/placeholders';
import { rallyRules } from './rules/rally';
import { scriptRules } from './rules/scripts';
import { targetRules } from './rules/targets';
import { videoRules } from './rules/videos';
import { checkValue } from './schema-issues';

/** The files of a content folder, wherever they are. */
export type GivenFiles = {
  /** What the report calls the folder. */
  folder: string;
  /** A file by its path in the folder, such as `en/site.json`; undefined for one that is not there. */
  read: (path: string) => SourceFile | undefined;
  /** The files that are served as they are, or null: then no rule looks at them. */
  publicFiles: PublicFiles | null;
  env?: Record<string, string | undefined>;
  now: number;
};

/** Issues that are told with those of the content, and the files they are in. */
type Further = { sources: SourceFile[]; issues: Issue[] };

const rules = [
  dateRules,
  descriptionRules,
  eventRules,
  paletteRules,
  videoRules,
  placeholderRules,
  headlineRules,
  htmlRules,
  pictureRules,
  listRules,
  notShownRules,
  rallyRules,
  scriptRules,
  targetRules,
  launchRules,
  environmentRules,
];

const LONGEST_SHOWN = 80;

function shown(value: unknown): Message {
  if (value === undefined) return { en: 'nothing', es: 'nada' };
  const text = JSON.stringify(value) ?? String(value);
  return same(text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 3)}...` : text);
}

/** The name that an entry of a list shows: its title, name or id. */
function entryAt({ value }: SourceFile, [index]: Path): ReportedIssue['entry'] {
  if (!Array.isArray(value) || typeof index !== 'number') return null;
  const entry = value[index] as Entry | undefined;
  const names = [entry?.title, entry?.name, entry?.id].map(textOf);
  return { number: index + 1, name: seen(plainText(names.find(Boolean) ?? '')) };
}

const bothSeen = ({ en, es }: Message): Message => ({ en: seen(en), es: seen(es) });

/** An issue as it is reported. */
export function asReportedIssue(
  issue: Issue & { line?: number },
  source: SourceFile | undefined,
): ReportedIssue {
  const { file, path, found, expected, isWarning } = issue;
  const value = valueAt(source?.value, path);
  const usual = source && exampleAt(source.name, path, /\/es\//.test(file) ? 'es' : 'en');
  // a colour that is wrong only beside another may be the example itself
  const example = usual === JSON.stringify(value) ? null : usual;
  return {
    severity: isWarning ? 'warning' : 'error',
    file,
    line: issue.line ?? source?.lineOf(path) ?? null,
    key: seen(keyPath(path)),
    entry: source ? entryAt(source, path) : null,
    found: bothSeen(typeof found === 'string' ? same(found) : (found ?? shown(value))),
    expected: bothSeen(expected),
    example: issue.example ?? example ?? null,
  };
}

/**
 * What is told: the causes, not their effects; and of two issues at one place the later, which is the
 * more telling, as rules come after the schema.
 */
function withoutRepeats(issues: readonly Issue[]): Issue[] {
  const byPlace = new Map<string, Issue>();
  const placeOf = (file: string, path: Path) => `${file} ${keyPath(path)}`;
  const errors = issues.filter(({ isWarning }) => !isWarning);
  const wrong = new Set(errors.map(({ file, path }) => placeOf(file, path)));
  for (const issue of issues) {
    const { file, path, cause, expected, isWarning } = issue;
    if (cause && wrong.has(placeOf(cause.file, cause.path))) continue;
    const place = placeOf(file, path);
    byPlace.set(path.length === 0 || isWarning ? `${place} ${expected.en}` : place, issue);
  }
  return [...byPlace.values()];
}

const NO_FILE = {
  found: { en: 'no such file', es: 'no existe el archivo' },
  expected: {
    en: 'the file: copy it back from the last version that worked',
    es: 'el archivo: cópielo de la última versión que funcionó',
  },
};

/**
 * Checks content files by everything that their texts can be judged by: every issue of every file in one
 * go, and the bundle unless one of them is an error. It reads nothing but through `files`, so that the form
 * editor can judge what it is about to save.
 */
export function validateContent(
  files: GivenFiles,
  further: readonly Further[] = [],
): { bundle: Bundle | null; issues: ReportedIssue[] } {
  const { folder, publicFiles, env = {}, now } = files;
  const issues: (Issue & { line?: number })[] = [];
  const sources = new Map<string, SourceFile>();

  /** Reads a file and checks what it means by its schema; Spanish may lack whole files and keys. */
  function read(
    name: string,
    schema: z.ZodType,
    isOptional: boolean,
    meant = (written: unknown) => written,
  ) {
    const file = `${folder}/${name}`;
    const source = files.read(name);
    if (!source) {
      if (!isOptional) issues.push({ file, path: [], ...NO_FILE });
      return {};
    }
    sources.set(file, source);
    issues.push(...source.issues);
    if (source.value === undefined) return {};
    const understood = { ...source, value: meant(source.value) };
    const checked = checkValue(understood, schema);
    if ('issues' in checked) issues.push(...checked.issues);
    return {
      source: understood,
      written: source.value,
      value: 'value' in checked ? checked.value : undefined,
    };
  }

  const campaign = read('campaign.json', campaignSchema, false);
  const zone = textOf(valueAt(campaign.source?.value, ['time_zone']));
  const timeZone = isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE;
  /** The English lists as they are meant, which translations are laid over. */
  const english: Record<string, unknown> = {};
  const editions = locales.map((locale) => {
    const site = locale === 'en' ? siteSchema : siteSchema.partial();
    const files = Object.entries({ site, ...listSchemas }).map(([name, schema]) => {
      // where the English cannot be read, nobody knows what a translation has from it
      const isBroken = locale !== 'en' && isIdentifiedList(name) && !Array.isArray(english[name]);
      const own = isBroken ? translatedListSchemas[name] : schema;
      const file = read(`${locale}/${name}.json`, own, locale !== 'en', (written) =>
        meantValue({ name, locale, timeZone }, written, english[name]),
      );
      if (locale === 'en') english[name] = file.source?.value;
      return [name, file] as const;
    });
    const found = files.filter(([, { source }]) => source);
    return {
      locale,
      sources: Object.fromEntries(found.map(([name, { source }]) => [name, source as SourceFile])),
      written: Object.fromEntries(found.map(([name, { written }]) => [name, written])),
      content: Object.assign(
        {},
        ...found.map(([name, { value }]) => (name === 'site' ? value : { [name]: value })),
      ) as Partial<Content>,
    };
  });

  const content: ContentFiles = {
    campaign: campaign.source,
    refused: new Set(issues.map(({ file }) => file)),
    ...(Object.fromEntries(editions.map(({ locale, sources }) => [locale, sources])) as Record<
      Locale,
      Record<string, SourceFile>
    >),
    timeZone,
    publicFiles,
    env,
    now,
    isDeployment: !/localhost/.test(env.NEXT_PUBLIC_SITE_URL ?? ''),
  };
  issues.push(...rules.flatMap((rule) => rule(content)));
  for (const more of further) {
    for (const source of more.sources) sources.set(source.file, source);
    issues.push(...more.issues);
  }

  const translations = editions.filter(({ locale }) => locale !== 'en');
  const own = withoutRepeats(issues).filter(
    ({ file, path }) =>
      !translations.some(({ sources, written }) =>
        Object.entries(sources).some(
          ([name, source]) =>
            source.file === file &&
            isBorrowed(path, {
              written: written[name],
              meant: source.value,
              english: english[name],
            }),
        ),
      ),
  );
  const reported = own.map((each) => asReportedIssue(each, sources.get(each.file)));
  const isGood = reported.every(({ severity }) => severity === 'warning');
  const bundle = isGood ? bundleOf(campaign.value as Campaign, editions) : null;
  return { bundle, issues: inOrder(reported) };
}

/** The content of every locale; of lists known by ids, each with the English entries that it lacks. */
function bundleOf(
  campaign: Campaign,
  editions: {
    locale: Locale;
    content: Partial<Content>;
    written: Record<string, unknown>;
    sources: Record<string, SourceFile>;
  }[],
): Bundle {
  const [english] = editions;
  const fallbackEntries: Bundle['fallbackEntries'] = {};
  const contents = editions.map(({ locale, content, written, sources }) => {
    const lists = identifiedLists.flatMap((name) => {
      const [inEnglish, own] = [english?.content[name], content[name]];
      if (locale === 'en' || !inEnglish || !own) return [];
      const { leftOut, untitled } = ownEntries(written[name], sources[name]?.value);
      const shown = inPlace<(typeof own)[number]>(inEnglish, own, leftOut);
      const ownIds = new Set(own.map(({ id }) => id));
      const borrowed = shown.flatMap(({ id }) =>
        id && (!ownIds.has(id) || untitled.has(id)) ? [id] : [],
      );
      if (borrowed.length > 0) {
        fallbackEntries[locale] = { ...fallbackEntries[locale], [name]: borrowed };
      }
      return [[name, shown] as const];
    });
    return [locale, { ...content, ...Object.fromEntries(lists) }];
  });
  return { campaign, fallbackEntries, ...Object.fromEntries(contents) } as Bundle;
}

/** By file, and in a file by line. */
function inOrder(issues: readonly ReportedIssue[]): ReportedIssue[] {
  const files = [...new Set(issues.map(({ file }) => file))];
  return files.flatMap((name) =>
    issues
      .filter(({ file }) => file === name)
      .sort((one, other) => (one.line ?? 0) - (other.line ?? 0)),
  );
}
