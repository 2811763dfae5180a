import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@/lib/i18n/locales';
import { log, readArguments, UserError } from '@/scripts/cli';
import { writeWhole } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

const HELP = `node scripts/run.mjs add-language fr

Writes whatever another language of the site needs: its row, routes, messages and content. Run again, it
adds what is missing by then; nothing that is there is overwritten. docs/en/add-a-language.md has the rest.`;

type Table = { [key: string]: unknown };

const TABLE = 'lib/i18n/languages.json';

/** The row of a language, from what Node knows of it. Throws `UserError` for one that the site cannot use. */
function languageRow(code: string): Language {
  if (!/^[a-z]{2}$/.test(code)) {
    throw new UserError(`“${code}” is no code of a language: two small letters, such as fr.`);
  }
  if (code === 'en') throw new UserError('English is the language of the site already.');
  const nameIn = (reader: string) =>
    new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' }).of(code);
  const { language, script, region } = new Intl.Locale(code).maximize();
  if (!nameIn('en') || language !== code) {
    throw new UserError(`“${code}” is no language that Node knows. Is it the code of ISO 639-1?`);
  }
  if (script !== 'Latn') {
    throw new UserError(
      `${nameIn('en')} is not written in Latin letters, and the site’s two typefaces have no others.`,
    );
  }
  const [first = '', ...rest] = nameIn(code) ?? code;
  const locale = region && /^[A-Z]{2}$/.test(region) ? `${code}-${region}` : code;
  const name = first.toLocaleUpperCase(code) + rest.join('');
  return { name, htmlLang: locale, formatLocale: locale, isUnfinished: true };
}

/** Messages in the order of the English ones, which stand in for those that are not there. */
function completed(own: Table = {}, english: Table): Table {
  const entries = Object.entries(english).map(([key, each]) => [
    key,
    typeof each === 'object' ? completed(own[key] as Table, each as Table) : (own[key] ?? each),
  ]);
  return { ...Object.fromEntries(entries), ...own, ...Object.fromEntries(entries) };
}

/** The list of the messages of some languages; English stands there as well, for its type. */
const messagesList = (codes: string[]) => `import en from '@/messages/en.json';
${codes.map((code) => `import ${code} from '@/messages/${code}.json';\n`).join('')}
/** The messages of each locale beside English: of the same keys, of which none is misspelt. */
export const translations = { ${codes.join(', ')} } satisfies Record<string, typeof en>;

en satisfies (typeof translations)['es'];
`;

/**
 * Writes what a language of the site needs and lacks, after Spanish, and returns the paths that it wrote.
 * Throws `UserError` for a code that the site cannot use.
 */
export function addLanguage(root: string, code: string): string[] {
  const written: string[] = [];
  const text = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const json = (path: string) => JSON.parse(text(path) || '{}');
  const write = (path: string, content: string | object) => {
    const bytes = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    if (text(path) === bytes) return;
    writeWhole(join(root, path), bytes);
    written.push(path);
  };

  const row = languageRow(code);
  const table: object = { ...json(TABLE), [code]: json(TABLE)[code] ?? row };
  write(TABLE, table);
  write('lib/messages/translations.ts', messagesList(Object.keys(table).slice(1)));
  const hosts = text('netlify.toml');
  if (!hosts.includes(`"/${code}/*"`)) {
    const rule = `from = "/${code}/*"\nto = "/${code}/404.html"\nstatus = 404\n`;
    write('netlify.toml', `${hosts}\n[[redirects]]\n${rule}`);
  }
  write(
    `messages/${code}.json`,
    completed(json(`messages/${code}.json`), json('messages/en.json')),
  );
  for (const name of readdirSync(join(root, 'messages'))) {
    const messages = json(`messages/${name}`);
    if (!('en' in messages)) continue;
    write(`messages/${name}`, { ...messages, [code]: completed(messages[code], messages.en) });
  }
  for (const found of readdirSync(join(root, 'app/es'), { recursive: true, encoding: 'utf8' })) {
    const route = found.replaceAll('\\', '/');
    const path = `app/${code}/${route}`;
    if (!/\.tsx?$/.test(route) || text(path)) continue;
    write(path, text(`app/es/${route}`).replace(/(['"])es\1/g, `$1${code}$1`));
  }
  const site = `content/${code}/site.json`;
  const $schema = '../../.vscode/schemas/site-es.json';
  if (!text(site)) write(site, { $schema, open_graph_image: `/images/share-${code}.png` });
  return written;
}

export function main(args: string[]) {
  const [code = ''] = readArguments(args, HELP, { most: 1 }).positionals;
  const written = addLanguage(ROOT, code);
  log(written.map((path) => `Written: ${path}`).join('\n') || 'Every file is there already.');
}
