import { translatedLocales } from '@/lib/i18n/locales';
import { textTypes, types } from './file-types';
import { type HeaderRule, type Headers, partsOf } from './headers';

/** Headers that differ between parts of the site; each becomes a variable. */
const VARIABLES: Headers = {
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
 * The site's nginx configuration, to include in a `server` block. Under a base path, the files are
 * in a folder of that name in its root.
 */
export function nginxFile(rules: HeaderRule[], basePath: string = '') {
  const { page, parts } = partsOf(rules, basePath);

  return `# Made by \`npm run build\`. Include it in a server block that has a listen and a root.
charset utf-8;
charset_types ${textTypes.filter((type) => type !== 'text/html').join(' ')};
default_type application/octet-stream;
types {
${Object.entries(types)
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
# who reads what is nobody’s business, and nginx puts the address into every line
access_log off;
error_log /dev/null;

${variables(page)}
${Object.entries({ ...page, ...VARIABLES })
  .map(([name, value]) => `add_header ${name} ${name in VARIABLES ? value : `"${value}"`} always;`)
  .join('\n')}

error_page 404 ${basePath}/404.html;
location ${basePath}/ { try_files $uri $uri.html =404; }
location = ${basePath || '/'} { try_files ${basePath}/index.html =404; }
${translatedLocales.map((locale) => notFoundIn(`${basePath}/${locale}`)).join('\n')}
location ~ ^(?<site_page>${basePath.replaceAll('.', '\\.')}(?:/[\\w-]+)+)/$ { return 301 $site_page$is_args$args; }
${basePath && `location = ${basePath}/ { return 301 ${basePath}$is_args$args; }\n`}location = ${basePath}/_headers { return 404; }
location = ${basePath}/.htaccess { return 404; }
${NO_COMPRESSED}
${parts.map(location).join('\n')}
`;
}

function notFoundIn(path: string) {
  return `location ${path}/ { error_page 404 ${path}/404.html; try_files $uri $uri.html =404; }`;
}

function location({ path, headers }: HeaderRule) {
  const isFolder = path.endsWith('*');
  const isPage = !isFolder && !/\.\w+$/.test(path);
  return `location ${isFolder ? `^~ ${path.slice(0, -1)}` : `= ${path}`} {
${variables(headers, '    ')}
    try_files ${isPage ? `${path}.html` : '$uri'} =404;${isFolder ? `\n    ${NO_COMPRESSED}` : ''}
}`;
}

/** Sets every variable; nginx omits a header whose value is empty. */
function variables(headers: Headers, indent = '') {
  return Object.entries(VARIABLES)
    .map(([name, variable]) => `${indent}set ${variable} "${headers[name] ?? ''}";`)
    .join('\n');
}
