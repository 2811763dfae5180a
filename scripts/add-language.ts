import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Language } from '@/lib/i18n/locales';
import { UserError } from './cli';
import { writeWhole } from './files';

/** The table of languages, and the list of their messages. */
const TABLE = 'lib/i18n/languages.json';
const MESSAGES = 'lib/messages/translations.ts';

/** The language whose files the new one's are modelled on. */
const MODEL = 'es';

/** What leads to a language's own 404 page on Netlify. */
const NETLIFY = 'netlify.toml';
const notFoundRule = (code: string) =>
  `\n[[redirects]]\nfrom = "/${code}/*"\nto = "/${code}/404.html"\nstatus = 404\n`;

/** The schema of a site.json that may lack keys, for editors. */
const PARTIAL_SCHEMA = '.vscode/schemas/site-es.json';

/**
 * The row of a language in the table, from what Node knows of it. Throws `UserError` for a code that
 * the site cannot use.
 */
export function languageRow(code: string): Language {
  if (!/^[a-z]{2}$/.test(code)) {
    throw new UserError(`“${code}” is no code of a language: two small letters, such as fr.`);
  }
  if (code === 'en') throw new UserError('English is the language of the site already.');
  const nameIn = (reader: string) =>
    new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' }).of(code);
  const inEnglish = nameIn('en');
  const { language, script, region } = new Intl.Locale(code).maximize();
  if (!inEnglish || language !== code) {
    throw new UserError(`“${code}” is no language that Node knows. Is it the code of ISO 639-1?`);
  }
  if (script !== 'Latn') {
    throw new UserError(
      `${inEnglish} is not written in Latin letters, and the site’s two typefaces have no others. Nothing was written.`,
    );
  }
  const [first = '', ...rest] = nameIn(code) ?? inEnglish;
  const locale = region && /^[A-Z]{2}$/.test(region) ? `${code}-${region}` : code;
  return {
    name: first.toLocaleUpperCase(code) + rest.join(''),
    htmlLang: locale,
    formatLocale: locale,
    isUnfinished: true,
  };
}

/** Messages with the English ones for those that are not there. */
function completed(own: unknown, english: unknown): unknown {
  if (typeof english !== 'object' || english === null) return own ?? english;
  const there = (own ?? {}) as Record<string, unknown>;
  const entries = Object.entries(english).map(([key, value]) => [
    key,
    completed(there[key], value),
  ]);
  return { ...Object.fromEntries(entries), ...there, ...Object.fromEntries(entries) };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The list of the messages of some languages; English stands there as well, for its type. */
const messagesList = (codes: string[]) => `${['en', ...codes]
  .map((code) => `import ${code} from '@/messages/${code}.json';\n`)
  .join('')}
/** The messages of each locale beside English: of the same keys, of which none is misspelt. */
export const translations = { ${codes.join(', ')} } satisfies Record<string, typeof en>;

en satisfies (typeof translations)['${MODEL}'];
`;

/**
 * Every file of the project that a language needs, by its path, as it has to be: those that are there
 * with what they lack. Throws `UserError` for a code that the site cannot use.
 * @param folders the project's, and that of the content
 */
export function filesForLanguage(
  { root, content }: { root: string; content: string },
  code: string,
): Map<string, string> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const has = (path: string) => existsSync(join(root, path));
  const files = new Map<string, string>();
  const row = languageRow(code);

  const table: Record<string, Language> = JSON.parse(read(TABLE));
  table[code] ??= row;
  files.set(TABLE, json(table));
  files.set(MESSAGES, messagesList(Object.keys(table).slice(1)));
  const [hosts, rule] = [read(NETLIFY), notFoundRule(code)];
  files.set(NETLIFY, hosts.includes(rule) ? hosts : hosts + rule);

  for (const name of readdirSync(join(root, 'messages'))) {
    const path = `messages/${name}`;
    if (name === 'en.json') {
      const own = `messages/${code}.json`;
      files.set(
        own,
        json(completed(has(own) ? JSON.parse(read(own)) : {}, JSON.parse(read(path)))),
      );
    } else if (/^[a-z-]{3,}\.json$/.test(name)) {
      const messages = JSON.parse(read(path));
      files.set(path, json({ ...messages, [code]: completed(messages[code], messages.en) }));
    }
  }

  for (const found of readdirSync(join(root, 'app', MODEL), {
    recursive: true,
    encoding: 'utf8',
  })) {
    if (!/\.tsx?$/.test(found)) continue;
    const route = found.replaceAll('\\', '/');
    const path = `app/${code}/${route}`;
    const text = read(`app/${MODEL}/${route}`).replace(
      new RegExp(`(['"])${MODEL}\\1`, 'g'),
      `$1${code}$1`,
    );
    files.set(path, has(path) ? read(path) : text);
  }

  const site = relative(root, join(content, code, 'site.json')).replaceAll('\\', '/');
  const $schema = relative(dirname(site), PARTIAL_SCHEMA).replaceAll('\\', '/');
  const begun = { $schema, open_graph_image: `/images/share-${code}.png` };
  files.set(site, has(site) ? read(site) : json(begun));
  return files;
}

/**
 * Writes what a language of the site needs and lacks, and returns the paths that it wrote. What is
 * there stays. Throws `UserError` for a code that the site cannot use.
 */
export function addLanguage(folders: { root: string; content: string }, code: string) {
  const changed = [...filesForLanguage(folders, code)].filter(([path, text]) => {
    const file = join(folders.root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  for (const [path, text] of changed) writeWhole(join(folders.root, path), text);
  return changed.map(([path]) => path);
}

/** Leads visitors to a language that is translated. Throws `UserError` for one that is not in the table. */
export function openLanguage(root: string, code: string) {
  const file = join(root, TABLE);
  const table: Record<string, Language> = JSON.parse(readFileSync(file, 'utf8'));
  const row = table[code];
  if (!row) throw new UserError(`“${code}” is none of ${Object.keys(table).join(', ')}.`);
  const { isUnfinished, ...finished } = row;
  writeWhole(file, json({ ...table, [code]: finished }));
}
