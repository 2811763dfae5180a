import { describe, expect, test } from 'vitest';
import { filesUnder } from './support/files';

const files = ['app', 'components', 'lib'].flatMap((dir) => filesUnder(dir, /\.tsx?$/));

const importOf = (what: string) =>
  new RegExp(`(from|import)\\s*\\(?\\s*['"](${what})(/[^'"]*)?['"]`);

/** What may be where: the house's one-way streets (house.md, Layout). */
const rules: readonly [rule: string, pattern: RegExp, allowed: RegExp][] = [
  ['requests are made in lib/services', importOf('axios'), /^lib\/services\//],
  ['requests leave from lib/services', /\bfetch\(/, /^lib\/services\//],
  [
    'HTML is put in by RichText',
    /dangerouslySetInnerHTML|innerHTML/,
    /^components\/ui\/RichText\.tsx$/,
  ],
  [
    'HTML is trusted where it is made safe',
    /as SafeHtml\b/,
    /^(lib\/content\/html|lib\/call\/script|components\/call\/call-texts)\.ts$/,
  ],
  ['the environment is read in two places', /process\.env/, /^lib\/(config|base-path)\.ts$/],
  ['content is checked at the door', importOf('zod|sanitize-html|jsonc-parser'), /^lib\/content\//],
  ['files are read at the door', importOf('node:fs'), /^lib\/content\//],
  ['components stand on lib, not under it', importOf('@/components'), /^(app|components)\//],
  ['nothing imports a route', importOf('@/app'), /^$/],
  ['nothing stands on the tests', importOf('@/tests'), /^$/],
];

test('there are files to look at', () => {
  expect(files.length).toBeGreaterThan(100);
});

describe.each(rules)('%s', (_rule, pattern, allowed) => {
  test('and nowhere else', () => {
    const breaches = files.filter(({ path, text }) => pattern.test(text) && !allowed.test(path));
    expect(breaches.map(({ path }) => path)).toEqual([]);
  });
});

test('a part that runs in the browser takes no server-only module with it', () => {
  const serverOnly = importOf(
    '@/lib/(config|content/(load|bundle|metadata|sanitize|schema))|@/lib/embed/frame-page|\\./(call-texts|modal-texts|share-words|embed-texts)',
  );
  const breaches = files
    .filter(({ text }) => text.startsWith("'use client'"))
    .filter(({ text }) =>
      text.split('\n').some((line) => serverOnly.test(line) && !line.startsWith('import type')),
    );
  expect(breaches.map(({ path }) => path)).toEqual([]);
});
