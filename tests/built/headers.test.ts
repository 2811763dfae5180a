import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sha256 } from '@/lib/sha256';
import { all, exported, headersOf, policyOf } from './exported-site';

const PROTECTING = {
  'Strict-Transport-Security': /^max-age=\d{8}/,
  'X-Content-Type-Options': /^nosniff$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Permissions-Policy': /^camera=\(self\), microphone=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin/,
  'X-Frame-Options': /^SAMEORIGIN$/,
  'Content-Security-Policy': /^default-src 'none'; .*frame-ancestors 'self'/,
  'Cross-Origin-Resource-Policy': /^same-origin$/,
  'Cache-Control': /^public, max-age=0, must-revalidate$/,
};

const directivesOf = (policy: string) =>
  new Map(policy.split('; ').map((directive) => directive.split(/ (.*)/) as [string, string]));

const hashOf = (code: string) => `'sha256-${sha256(code, 'base64')}'`;

const SCRIPTS = 'script:not([src], [type])';

const codeIn = (document: Document, selector: string) =>
  all(document, selector).map(({ textContent }) => textContent ?? '');

test('every page is sent with the headers that protect it', () => {
  const missing = exported.pages.flatMap(({ address }) => {
    const headers = headersOf(address);
    return Object.entries(PROTECTING)
      .filter(([name, value]) => !value.test(headers[name] ?? ''))
      .map(([name]) => `${address}: ${name}: ${headers[name]}`);
  });
  expect(missing).toEqual([]);
});

/** The hashes of styles; a header for many pages has the hashes of each. */
const STYLE_HASHES = /(?<=style-src 'self')( 'sha256-[^']*')+/;

test('the policy of the header is that of the page: either would do', () => {
  const different = exported.htmlFiles.filter(({ address, document }) => {
    const header = headersOf(address)['Content-Security-Policy'] ?? '';
    const policy = policyOf(document);
    const [own = ''] = STYLE_HASHES.exec(policy) ?? [];
    const bare = policy.replace(STYLE_HASHES, '');
    return (
      !policy ||
      !header.includes(own) ||
      !header.replace(STYLE_HASHES, '').startsWith(`${bare}; frame-ancestors`)
    );
  });
  expect(different.map(({ file }) => file)).toEqual([]);
});

test('no policy lets any host’s pictures in, or runs a whole host’s scripts', () => {
  const open = exported.pages.flatMap(({ file, document }) => {
    const directives = directivesOf(policyOf(document));
    const scripts = directives.get('script-src')?.split(' ') ?? [];
    return [
      ...[...directives].filter(([, sources = '']) => /(^| )(https?:|\*)( |$)/.test(sources)),
      ...scripts.filter((source) => /^https:\/\/[^/]+\/?$|unsafe/.test(source)),
    ].map((found) => `${file}: ${found}`);
  });
  expect(open).toEqual([]);
});

test('the gate is the only script within a page, the same in all, and its policy has its hash', () => {
  const gates = new Set(exported.pages.flatMap(({ document }) => codeIn(document, SCRIPTS)));
  expect(gates.size).toBe(1);
  const wrong = exported.pages.filter(({ document }) => {
    const [gate = '', ...others] = codeIn(document, SCRIPTS);
    const sources = directivesOf(policyOf(document)).get('script-src')?.split(' ') ?? [];
    return others.length > 0 || !sources.includes(hashOf(gate));
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('a page’s styles are one element, whose hash is in its policy', () => {
  const wrong = exported.pages.filter(({ document }) => {
    const [style = '', ...others] = codeIn(document, 'style');
    const sources = directivesOf(policyOf(document)).get('style-src');
    return others.length > 0 || sources !== `'self' ${hashOf(style)}`;
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('nothing on a page is run by an attribute', () => {
  const handlers = exported.htmlFiles.flatMap(({ file, document }) =>
    all(document, '*').flatMap(({ attributes }) =>
      [...attributes]
        .filter(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name, value }) => `${file}: ${name}="${value}"`),
    ),
  );
  expect(handlers).toEqual([]);
});

test('the card for partners runs no script, and its one stylesheet has its hash in the policy', () => {
  for (const { document } of exported.htmlFiles.filter(({ file }) => /partners\/card/.test(file))) {
    expect(all(document, 'script').length).toBe(0);
    const [style = '', ...others] = codeIn(document, 'style');
    expect(others).toEqual([]);
    expect(directivesOf(policyOf(document)).get('style-src')).toBe(hashOf(style));
  }
});

test('the framework’s files are kept for ever, since their names change with them', () => {
  const hashed = [...exported.files].filter((file) => file.startsWith('_next/static/'));
  expect(hashed.length).toBeGreaterThan(50);
  const others = hashed.filter(
    (file) => headersOf(`/${file}`)['Cache-Control'] !== 'public, max-age=31536000, immutable',
  );
  expect(others).toEqual([]);
});

test('every page, script and stylesheet is there compressed, too', () => {
  const texts = [...exported.files].filter((file) => /\.(html|js|css)$/.test(file));
  const wrong = texts.filter((file) => {
    const bytes = exported.read(file);
    // what fits into one packet gains nothing
    if (bytes.length < 1_000) return false;
    const unpacked = [
      gunzipSync(exported.read(`${file}.gz`)),
      brotliDecompressSync(exported.read(`${file}.br`)),
    ];
    return !unpacked.every((each) => each.equals(bytes));
  });
  expect(wrong).toEqual([]);
});
