import { translatedLocales } from '@/lib/i18n/locales';
import { textTypes, types } from './file-types';
import { type HeaderRule, type Headers, partsOf } from './headers';

/** Files for hosts, not for visitors. */
const NOT_SERVED = '(^|/)(_headers|\\.htaccess)$|\\.(br|gz)$';

/** The site's `.htaccess` for Apache 2.4, which works with any of its modules missing. */
export function htaccessFile(rules: HeaderRule[], basePath: string = '') {
  const { page, parts } = partsOf(rules, basePath);
  const base = `${basePath}/`;
  // the base path without a slash is the folder's home page
  const home =
    basePath && `RewriteCond %{REQUEST_URI} =${basePath}\nRewriteRule ^ ${base}index.html [L]\n`;

  return `# Made by \`npm run build\`, for Apache 2.4. A log is up to the server: docs/en/deploy.md.
Options -Indexes -MultiViews
${Object.keys(types)
  .map((type) => `AddType ${type} ${endingsOf(type)}`)
  .join('\n')}
AddDefaultCharset utf-8
AddCharset utf-8 ${textTypes.map(endingsOf).join(' ')}

ErrorDocument 404 ${base}404.html
${translatedLocales
  .map((locale) => when(`${base}${locale}/*`, [`ErrorDocument 404 ${base}${locale}/404.html`]))
  .join('\n')}

<IfModule mod_rewrite.c>
DirectorySlash Off
RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${base}
RewriteRule ${NOT_SERVED} - [R=404,L]
${home}RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^.*[^/]$ $0.html [L]
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule ^ - [R=404,L]
</IfModule>

<IfModule mod_filter.c>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE ${textTypes.join(' ')}
</IfModule>
</IfModule>

<IfModule mod_headers.c>
${headerLines(page).join('\n')}
${parts
  .map(({ path, headers }) =>
    // a page has two files
    when(path + (/\.\w+$|\*$/.test(path) ? '' : '[./]*'), headerLines(headers, page)),
  )
  .join('\n')}
</IfModule>
`;
}

/** `pattern` may have wildcards. */
const when = (pattern: string, lines: string[]) =>
  `<If "%{REQUEST_URI} -strmatch '${pattern}'">\n${lines.join('\n')}\n</If>`;

/** Sets these headers and unsets the page's others. */
function headerLines(headers: Headers, page: Headers = {}) {
  const left = Object.keys(page).filter((name) => !(name in headers));
  return [
    ...left.map((name) => `Header always unset ${name}`),
    ...Object.entries(headers)
      .filter(([name, value]) => page[name] !== value)
      // a percent sign begins a variable
      .map(([name, value]) => `Header always set ${name} "${value.replaceAll('%', '%%')}"`),
  ];
}

const endingsOf = (type: string) => types[type]?.replace(/\w+/g, '.$&');
