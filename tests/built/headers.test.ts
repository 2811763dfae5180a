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
