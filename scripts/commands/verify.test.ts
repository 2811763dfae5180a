import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listen } from '@/scripts/servers/listen';
import { serveSite } from '@/scripts/servers/static-server';
import { hostedFiles } from '@/tests/support/hosted-site';
import { tempFolder } from '@/tests/support/temp-folder';
import { differences, formsDifferences } from './verify';

const files = {
  ...hostedFiles,
  _headers: '/*\n  X-Content-Type-Options: nosniff\n/call\n  Cache-Control: no-store\n',
};

/** Compares an export with a site that serves a damaged copy of it. */
async function differencesAfter(damage: (dir: string) => void) {
  const [built, live] = [tempFolder(files), tempFolder(files)];
  damage(live);
  const site = await serveSite({ dir: live, port: 0 });
  onTestFinished(site.close);
  return differences(built, `http://127.0.0.1:${site.port}/`);
}

test('a site that serves what was built has no differences', async () => {
  expect(await differencesAfter(() => {})).toEqual([]);
});

test.each([
  [
    'another page',
    (dir: string) => writeFileSync(join(dir, 'es', 'call.html'), 'otro'),
    [
      '/es/call is not the es/call.html that was built.',
      '/es/call/ is not the es/call.html that was built.',
    ],
  ],
  [
    'a missing script',
    (dir: string) => rmSync(join(dir, '_next', 'static', 'chunk.js')),
    ['/_next/static/chunk.js answers 404, not 200.'],
  ],
  [
    'a 404 page in the wrong language',
    (dir: string) => rmSync(join(dir, 'es', '404.html')),
    ['/es/nowhere-to-be-found is not the es/404.html that was built.'],
  ],
  [
    'another header',
    (dir: string) =>
      writeFileSync(
        join(dir, '_headers'),
        '/*\n  X-Content-Type-Options: nosniff\n/call\n  Cache-Control: public\n',
      ),
    ['/call is sent with Cache-Control: public'],
  ],
  [
    'an address that Cloudflare has rewritten',
    (dir: string) =>
      writeFileSync(join(dir, 'call.html'), 'call<a href="/cdn-cgi/l/email-protection#1">'),
    [expect.stringMatching(/^\/call is not .*Email Address Obfuscation/), expect.any(String)],
  ],
])('%s is named', async (_, damage, expected) => {
  expect(await differencesAfter(damage)).toEqual(expected);
});

test('without headers every address is named', async () => {
  const found = await differencesAfter((dir) => rmSync(join(dir, '_headers')));
  expect(found).toContain('/call is sent without X-Content-Type-Options.');
  expect(found).toContain('/nowhere-to-be-found is sent without X-Content-Type-Options.');
});

test('an address that leads to another is compared with the headers of that one', async () => {
  const dir = tempFolder({ ...hostedFiles, _headers: '/call\n  X-A: 1\n/call/\n  X-A: 2\n' });
  const { port, close } = await listen(({ url = '' }, answer) => {
    const path = url.replace(/(.)\/$/, '$1');
    const file = join(
      dir,
      path === '/' ? 'index.html' : /\.\w+$/.test(path) ? path : `${path}.html`,
    );
    if (url !== path) answer.writeHead(308, { Location: path }).end();
    else if (!existsSync(file)) {
      const page = url.startsWith('/es/') ? 'es/404.html' : '404.html';
      answer.writeHead(404).end(readFileSync(join(dir, page)));
    } else answer.writeHead(200, { 'X-A': '1' }).end(readFileSync(file));
  }, 0);
  onTestFinished(close);
  expect(await differences(dir, `http://127.0.0.1:${port}`)).toEqual([]);
});

describe('the forms’ own address', () => {
  /** What differs on a site that serves the frame and these files. */
  async function differencesWith(served: Record<string, string>) {
    const { port, close } = await listen(({ url = '' }, answer) => {
      answer.writeHead(url in served ? 200 : 404).end(served[url]);
    }, 0);
    onTestFinished(close);
    const origin = `http://127.0.0.1:${port}`;
    const frame = `<meta name="embed-origin" content="${origin}">`;
    served['/embed/widget.html'] ??= frame;
    const built = { ...hostedFiles, 'embed/widget.html': frame, 'embed/widget.js': 'tell()' };
    const found = await formsDifferences(tempFolder(built));
    return found?.map((sentence) => sentence.replace(origin, ''));
  }

  test('serves the frame alone', async () => {
    expect(await differencesWith({ '/embed/widget.js': 'tell()' })).toEqual([]);
  });

  test('serves another frame and no script', async () => {
    expect(await differencesWith({ '/embed/widget.html': 'old' })).toEqual([
      '/embed/widget.html is not the embed/widget.html that was built.',
      '/embed/widget.js answers 404, not 200.',
    ]);
  });

  test('is not asked for where there is none', async () => {
    expect(await formsDifferences(tempFolder(hostedFiles))).toBeNull();
  });
});
