import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTable } from '@/lib/content/check/files/json-path';
import type { Language } from '@/lib/i18n/locales';
import { log, readArguments, UserError } from '@/scripts/cli';
import { writeWhole } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';

const HELP = `node scripts/run.mjs add-language fr

Writes what another language of the site lacks, and overwrites nothing: docs/en/add-a-language.md`;

const TABLE = 'lib/i18n/languages.json';
const LIST = 'lib/messages/translations.ts';

/** The row of a language, from what Node knows of it. */
function languageRow(code: string): Language {
  const nameIn = (reader: string) =>
    new Intl.DisplayNames(reader, { type: 'language', fallback: 'none' }).of(code);
  const isCode = /^[a-z]{2}$/.test(code);
  const { language, script, region } = new Intl.Locale(isCode ? code : 'und').maximize();
  if (language !== code || script !== 'Latn' || !nameIn('en') || code === 'en') {
    throw new UserError(
      `“${code}” cannot be added. Name another language by its two small letters, such as fr; the site’s two typefaces have Latin letters alone.`,
    );
  }
  const locale = region && /^[A-Z]{2}$/.test(region) ? `${code}-${region}` : code;
  const name = (nameIn(code) ?? code).replace(/^./u, (first) => first.toLocaleUpperCase(code));
  return { name, htmlLang: locale, formatLocale: locale, isUnfinished: true };
}

/** Messages in the order of the English ones, which stand in for missing ones. */
function completed(own: unknown, english: unknown): unknown {
  if (!isTable(english)) return own ?? english;
  const keys = Object.keys({ ...english, ...Object(own) });
  return Object.fromEntries(keys.map((key) => [key, completed(Object(own)[key], english[key])]));
}

/** Writes what a language lacks, and returns the paths written. Throws `UserError` for an unusable code. */
export function addLanguage(root: string, code: string): string[] {
  const written: string[] = [];
  const text = (path: string) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
  const json = (path: string) => JSON.parse(text(path) || '{}');
  const write = (path: string, content: unknown) => {
    const bytes = typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`;
    if (text(path) === bytes) return;
    writeWhole(join(root, path), bytes);
    written.push(path);
  };

  const row = languageRow(code);
  write(TABLE, { ...json(TABLE), [code]: json(TABLE)[code] ?? row });
  const own = `messages/${code}.json`;
  const [imports = ''] = /^(import .*\n)+/.exec(text(LIST)) ?? [];
  if (!imports.includes(own)) {
    const sorted = `${imports}import ${code} from '@/${own}';`.split('\n').sort().join('\n');
    write(LIST, `${sorted}\n${text(LIST).slice(imports.length).replace('{ es', `$&, ${code}`)}`);
  }
  const hosts = text('netlify.toml');
  if (!hosts.includes(`"/${code}/*"`)) {
    const rule = `from = "/${code}/*"\nto = "/${code}/404.html"\nstatus = 404\n`;
    write('netlify.toml', `${hosts}\n[[redirects]]\n${rule}`);
  }
  write(own, completed(json(own), json('messages/en.json')));
  for (const name of readdirSync(join(root, 'messages'))) {
    const { en, ...others } = json(`messages/${name}`);
    if (!en) continue;
    write(`messages/${name}`, { en, ...others, [code]: completed(others[code], en) });
  }
  for (const route of readdirSync(join(root, 'app/es'), { recursive: true, encoding: 'utf8' })) {
    const path = `app/${code}/${route}`;
    if (!/\.tsx?$/.test(route) || text(path)) continue;
    write(path, text(`app/es/${route}`).replace(/(['"])es\1/g, `$1${code}$1`));
  }
  const site = `content/${code}/site.json`;
  if (!text(site)) write(site, { open_graph_image: `/images/share-${code}.png` });
  return written;
}

export function main(args: string[]) {
  const [code = ''] = readArguments(args, HELP, { most: 1 }).positionals;
  const written = addLanguage(ROOT, code);
  log(written.map((path) => `Written: ${path}`).join('\n') || 'Every file is there already.');
}
