import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Scripts } from '../../call/compiled-scripts';
import { paletteStylesheet } from '../../colours/palette-css';
import { deployedConfig, publicPart } from '../../config/deployment';
import type { CompiledTargets, TargetList } from '../../config/targets';
import { forEachLocale, type Locale, locales, translatedLocales } from '../../i18n/locales';
import type { Bundle } from '../bundle';
import { contentOverEnglish } from '../english-fallback';
import { localizedContent } from '../localized';
import type { Content } from '../model/content';
import { RECORD_FILE } from './files/content-files';
import { publicFolder, readPublicFiles } from './files/public-folder';
import { type SourceFile, sourceFile } from './files/source-file';
import { interfaceStrings } from './interface-strings';
import { translationStates } from './translation-states';
import { asIssue, validateContent } from './validate';

type CheckedPlace = {
  dir: string;
  /** What the report calls the folder. */
  name?: string;
  messagesDir?: string;
  env?: Record<string, string | undefined>;
};

/** Checks a content folder: all issues of all files, and the content unless one is an error. */
export function checkContent({ dir, name = 'content', messagesDir, env = {} }: CheckedPlace) {
  const isFolder = existsSync(dir) && statSync(dir).isDirectory();
  if (!isFolder || readdirSync(dir).length === 0) {
    const missing = asIssue({ file: dir, path: [], code: 'folder.missing' }, undefined);
    return { content: null, issues: [missing] };
  }
  const publicDir = publicFolder(dir);
  const given = { ...contentFiles(dir, name), publicFiles: readPublicFiles(publicDir), env };
  const records = translatedLocales.map((locale) => recordIn(dir, locale, name));
  const others = messagesDir ? [...records, ...messagesIn(messagesDir)] : [];
  const rules = messagesDir ? [translationStates, interfaceStrings] : [];
  const { bundle, issues } = validateContent({ ...given, others }, rules);
  /** The files that are written for the pages, which import them as `#generated/...`. */
  const content = bundle && {
    // all of it, for the server, and the folders of the pictures that it names
    'content.json': { bundle, pictureFolders: [resolve('drawn'), publicDir] },
    'public-config.json': publicPart(deployedConfig(bundle.campaign, env)),
    'call-scripts.json': forEachLocale((each) =>
      scriptsIn(bundle[each], bundle.en.callpower_votes),
    ),
    'targets.json': targetsIn(bundle),
    'palette.css': paletteStylesheet(bundle.campaign.inks),
  };
  return { content, issues };
}
export type CheckedContent = NonNullable<ReturnType<typeof checkContent>['content']>;

/** The messages of a folder, without those of the check and the forms, which organizers read. */
export const messagesIn = (dir: string) =>
  readdirSync(dir)
    .filter((name) => !/^(check|fields|editor)\./.test(name))
    .flatMap((name) => readSourceFile(join(dir, name), `messages/${name}`) ?? []);

/** The files of a content folder; `name` is what the report calls it. */
export const contentFiles = (dir: string, name = 'content') => ({
  folder: name,
  paths: readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => path.endsWith('.json')),
  read: (path: string) => readSourceFile(join(dir, path), `${name}/${path}`),
});

/** The record of a locale's translations; empty if missing. */
export function recordIn(dir: string, locale: Locale, name = 'content') {
  const path = `${locale}/${RECORD_FILE}`;
  return readSourceFile(join(dir, path), `${name}/${path}`) ?? sourceFile(`${name}/${path}`, '{}');
}

function readSourceFile(path: string, file: string): SourceFile | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return sourceFile(file, decoder.decode(bytes));
  } catch {
    // not UTF-8: decode it as what it may be, and report the line of the first broken letter
    const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0;
    const text = bytes.toString(isUtf16 ? 'utf16le' : 'latin1').replace(/^\ufeff/, '');
    const good = bytes.toString('utf8').split('\ufffd')[0] ?? '';
    return sourceFile(file, text, isUtf16 ? 1 : good.split('\n').length);
  }
}

const scriptsIn = (content: Partial<Content>, votes: Content['callpower_votes']): Scripts => ({
  live: content.callpower_script,
  voicemail: content.callpower_voicemail,
  rollCalls: content.roll_calls && {
    calls: content.roll_calls.map(({ name, question, ...own }, index) => ({
      name,
      question,
      ...(votes !== (['second', 'first'] as const)[index] && {
        said: { yea: own.said_yea, nay: own.said_nay, none: own.said_none },
      }),
    })),
    source: content.roll_calls_source ?? '',
  },
});

/** Whom the campaign addresses, with each locale's list or else the English one. */
function targetsIn(bundle: Bundle): CompiledTargets {
  const lists = locales.flatMap((locale): [Locale, TargetList][] => {
    const { values, fallbackLang } = localizedContent(contentOverEnglish(bundle, locale));
    const { kind, ...list } = values.targets;
    return 'targets' in list ? [[locale, { ...list, lang: fallbackLang('targets') }]] : [];
  });
  return { kind: bundle.en.targets.kind, lists: Object.fromEntries(lists) };
}
