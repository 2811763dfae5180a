import { pages } from '@/tests/support/e2e-pages';
import { expect, test } from './visitor';

const EVERYWHERE = {
  'strict-transport-security': /^max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /^camera=\(self\), microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin/,
  'x-frame-options': /^SAMEORIGIN$/,
};
const ON_PAGES = {
  'content-security-policy': /^default-src 'none'; .*frame-ancestors 'self'/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cache-control': /^public, max-age=0, must-revalidate$/,
};

test('every page is sent with the headers that protect it', async ({ request }) => {
  for (const { address } of pages) {
    const headers = (await request.get(address)).headers();
    for (const [name, value] of Object.entries({ ...EVERYWHERE, ...ON_PAGES })) {
      expect(headers[name], `${name} of ${address}`).toMatch(value);
    }
  }
});

test('the policy of the header is that of the page: either would do', async ({ request }) => {
  for (const { address } of pages) {
    const answer = await request.get(address);
    const html = await answer.text();
    const [, policy = ''] =
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const header = answer.headers()['content-security-policy'];
    expect(header?.startsWith(`${policy}; frame-ancestors`), address).toBe(true);
    // no picture of any host, no script of a host as a whole
    expect(policy).not.toMatch(/ (https?:|\*)(;| |$)/);
    expect(policy).not.toMatch(/script-src[^;]* https:\/\/[^/; ]+(;| )/);
  }
});

test('a script goes out compressed, and is kept for ever', async ({ page }) => {
  const answer = page.waitForResponse(/\/_next\/static\/chunks\/.*\.js$/);
  await page.goto('/');
  await page.mouse.move(10, 10);
  const headers = (await answer).headers();
  expect(headers['content-encoding']).toMatch(/^(br|gzip)$/);
  expect(headers['cache-control']).toContain('immutable');
});
