import { expect, test } from 'vitest';
import { splitPage, withGate } from './gate-page';

const chunk = (name: string) =>
  `<script src="/season/_next/static/chunks/${name}.js" async=""></script>`;
const polyfill = '<script src="/season/_next/static/chunks/poly.js" noModule=""></script>';
const bootstrap =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({})</script>';
const flight =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script>';
const data = '<script type="application/ld+json">{"a":1}</script>';
const preload = '<link rel="preload" as="script" fetchPriority="low" href="/x.js"/>';

const page = (extra = '', parts = [chunk('turbopack-1'), polyfill, bootstrap, flight]) =>
  `<html><head><meta charSet="utf-8"/>${preload}<title>A page</title></head><body>${data}${parts.join('')}${extra}</body></html>`;

test('takes the framework out of a page, and keeps its data', () => {
  const { html, chunks, flight } = splitPage(page(chunk('a')));
  expect(html).toBe(
    `<html><head><meta charSet="utf-8"/><title>A page</title></head><body>${data}</body></html>`,
  );
  expect(chunks).toEqual([
    '/season/_next/static/chunks/turbopack-1.js',
    '/season/_next/static/chunks/a.js',
  ]);
  expect(flight).toMatch(
    /^\(self\.__next_f.*\n;self\.__next_f\.push.*\n;\(globalThis\["TURBOPACK"\]/,
  );
});

test('a page’s data is the same in single quotes', () => {
  const text = `1:["it's","a \\"quoted\\" word","C:\\\\'","<b>\u2028"]\n`;
  const code = `self.__next_f.push([1,${JSON.stringify(text).replace('<', '\\u003c')}])`;
  const { flight } = splitPage(page(`<script>${code}</script>`));
  const [, , piece = ''] = flight.split('\n;');
  expect(piece).toMatch(/^self\.__next_f\.push\(\[1,'1:\["it/);
  const pieces: unknown[] = [];
  new Function('self', piece)({ __next_f: pieces });
  expect(pieces).toEqual([[1, text]]);
});

test.each([
  ['an inline script that nobody knows', page('<script>alert(1)</script>')],
  ['a module', page('<script type="module" src="/x.js"></script>')],
  ['a script of somebody else', page('<script src="https://x.example/a.js" async=""></script>')],
  ['a chunk that is not async', page('<script src="/_next/static/chunks/a.js"></script>')],
  ['streaming of a late part', page('<script>$RC("B:0","S:0")</script>')],
  ['no runtime', page('', [bootstrap, flight])],
  ['no bootstrap', page('', [chunk('turbopack-1'), flight])],
  ['two bootstraps', page(bootstrap)],
  ['no flight data', page('', [chunk('turbopack-1'), bootstrap])],
])('stops the build at a page with %s', (_what, html) => {
  expect(() => splitPage(html)).toThrow(/scripts\/build\/gate-page\.ts/);
});

test('puts policy and gate behind the charset and before everything else', () => {
  const head = { policy: "default-src 'self'", gate: 'gate()', scripts: ['/f.js', '/a.js'] };
  const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'"/>`;
  expect(withGate('<head><meta charSet="utf-8"/><title>', { ...head, others: [] })).toBe(
    `<head><meta charSet="utf-8"/>${policy}<script data-scripts="/f.js /a.js">gate()</script><title>`,
  );
  expect(withGate('<head><title>', { ...head, others: ['/v.js'] })).toContain(
    'gate()</script><script src="/v.js" async></script><title>',
  );
});
