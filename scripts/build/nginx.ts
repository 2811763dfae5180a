import { localeFolder, locales, translatedLocales } from '@/lib/i18n/locales';
import { statePath } from '@/lib/paths';
import { UserError } from '@/scripts/cli';
import { type HeaderRule, pathOf } from './headers';
import type { Alias } from './state-aliases';

/** Types that the system's own table may lack are listed here as well. */
const TYPES = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'text/plain': 'txt',
  'text/xml': 'xml',
  'text/calendar': 'ics',
  'application/atom+xml': 'atom',
  'application/json': 'json map',
  'application/manifest+json': 'webmanifest',
  'application/zip': 'zip',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg jpeg',
  'image/x-icon': 'ico',
  'font/woff2': 'woff2',
};

/** Headers whose value differs between parts of the site; each becomes a variable. */
const VARIABLES = {
  'X-Frame-Options': '$site_framing',
  'Content-Security-Policy': '$site_policy',
  'Cross-Origin-Resource-Policy': '$site_sharing',
  'Cache-Control': '$site_caching',
  'Access-Control-Allow-Origin': '$site_readers',
  'Service-Worker-Allowed': '$site_worker_scope',
};

/** Compressed files have no address; a prefix that ends the search (`^~`) must say so again. */
const NO_COMPRESSED = 'location ~ \\.(?:br|gz)$ { return 404; }';

/**
 * The nginx configuration of the site, to include in a `server` block that has a `listen` and a
 * `root`: headers, types, compressed files, and the mapping of addresses to files. Under a base
 * path, the files are in a folder of that name in the root. Throws `UserError` for a path or a
 * value that could inject configuration.
 * @param aliases other addresses of the states' pages
 */
export function nginxFile(rules: HeaderRule[], basePath: string = '', aliases: Alias[] = []) {
  const [everywhere, ...parts] = rules;
  const home = pathOf(basePath || '/');
  const pages = parts.find(({ path }) => !path.endsWith('*'));
  const others = parts.filter(({ headers }) => headers !== pages?.headers);
  const localized = translatedLocales.map((locale) => notFoundIn(`${basePath}/${locale}`));
  const called = locales.map((locale) =>
    aliases.length > 0 ? callFolder(basePath + localeFolder(locale), aliases) : '',
  );

  return `# Made by \`npm run build\`. Include it in a server block that has a listen and a root.
charset utf-8;
charset_types text/css text/javascript text/plain text/xml text/calendar application/atom+xml application/json application/manifest+json image/svg+xml;
default_type application/octet-stream;
types {
${Object.entries(TYPES)
  .map(([type, extensions]) => `    ${type} ${extensions};`)
  .join('\n')}
}
gzip_static on;
gzip_vary on;
# with the module ngx_brotli, smaller still:
# brotli_static on;
# looks for a file once in some seconds, not for each visitor
open_file_cache max=2000 inactive=60s;
open_file_cache_valid 5s;
open_file_cache_errors on;
absolute_redirect off;
server_tokens off;

${variables({ ...everywhere?.headers, ...pages?.headers })}
${[
  ...Object.entries(everywhere?.headers ?? {})
    .filter(([name]) => !(name in VARIABLES))
    .map(([name, value]) => [name, quoted(value)]),
  ...Object.entries(VARIABLES),
]
  .map(([name, value]) => `add_header ${name} ${value} always;`)
  .join('\n')}

error_page 404 ${basePath}/404.html;
location ${basePath}/ { try_files $uri $uri.html =404; }
location = ${home} { try_files ${basePath}/index.html =404; }
${[...localized, ...called].filter(Boolean).join('\n')}
location ~ ^(?<site_page>${basePath.replaceAll('.', '\\.')}(?:/[\\w-]+)+)/$ { return 301 $site_page$is_args$args; }
${basePath && `location = ${basePath}/ { return 301 ${basePath}$is_args$args; }\n`}location = ${basePath}/_headers { return 404; }
location = ${basePath}/_redirects { return 404; }
${NO_COMPRESSED}
${others.map((part) => location(part, everywhere?.headers)).join('\n')}
`;
}

/** The 404 page of a locale. */
function notFoundIn(path: string) {
  return `location ${path}/ { error_page 404 ${path}/404.html; try_files $uri $uri.html =404; }`;
}

/**
 * The pages below the call page of a locale, with the other addresses that lead to them.
 * @param folder the locale's
 */
function callFolder(folder: string, aliases: Alias[]) {
  const start = `${folder.replaceAll('.', '\\.')}/call/`;
  const lines = aliases.map(({ code, names, zips }) => {
    const answer = code ? `301 ${folder}${statePath(code)}$is_args$args` : '404';
    const words = code && names.length > 0 ? [capitals(code), `(?i:${names.join('|')})`] : [];
    return `    location ~ ^${start}(?:${[...words, ...zips].join('|')})/?$ { return ${answer}; }`;
  });
  return `location ${folder}/call/ {
    error_page 404 ${folder}/404.html;
    try_files $uri $uri.html =404;
${lines.join('\n')}
}`;
}

/** A state's code with a capital at least: in small letters it is the page itself. */
function capitals(code: string) {
  const [first = '', second = ''] = code;
  return `${first}[${second}${second.toLowerCase()}]|${first.toLowerCase()}${second}`;
}

/**
 * A folder, a page or a file with headers of its own.
 * @param everywhere the headers of the whole site
 */
function location(
  { path, headers, without = [] }: HeaderRule,
  everywhere: Record<string, string> = {},
) {
  const left = Object.fromEntries(without.map((name) => [name, '']));
  const isFolder = path.endsWith('*');
  const isPage = !isFolder && !/\.\w+$/.test(path);
  return `location ${isFolder ? `^~ ${pathOf(path).slice(0, -1)}` : `= ${pathOf(path)}`} {
${variables({ ...everywhere, ...headers, ...left }, '    ')}
    try_files ${isPage ? `${path}.html` : '$uri'} =404;${isFolder ? `\n    ${NO_COMPRESSED}` : ''}
}`;
}

/** Sets every variable; nginx omits a header whose value is empty. */
function variables(headers: Record<string, string> = {}, indent = '') {
  return Object.entries(VARIABLES)
    .map(([name, variable]) => `${indent}set ${variable} ${quoted(headers[name] ?? '')};`)
    .join('\n');
}

/** A quoted string for nginx, which cannot escape every character. */
function quoted(text: string) {
  if (/^[^"\\$\p{C}]*$/u.test(text)) return `"${text}"`;
  throw new UserError(
    `nginx cannot be told ${JSON.stringify(text)}. Take quotation marks, \\ and $ out of the address in it.`,
  );
}
