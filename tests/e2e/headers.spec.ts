import { site } from '@/tests/support/e2e-mock-services';
import { otherSite } from '@/tests/support/e2e-other-site';
import { expect, test } from './visitor';

/** Addresses that no other site may frame, with those that hosts derive from a page. */
const unframed = [
  ...['/', '/call', '/call/', '/call.html', '/es', '/es/', '/es.html', '/es/call/', '/nowhere'],
  ...['/embed/widget.html', '/404', '/es/404', '/es/nowhere'],
  ...['/partners', '/es/partners', '/partners/cards'],
  ...['/images/share-en.png', '/art/favicon.svg', '/partners/qr/nowhere.svg'],
];

test('nobody else can frame a page, whatever its address @engines', async ({ page, allow }) => {
  allow(/third-party request|X-Frame-Options|frame-ancestors|ERR_BLOCKED_BY_RESPONSE|404/);
  const [thirdParty, other] = await Promise.all([otherSite(), otherSite()]);
  const framed = async (address: string) => {
    await page.goto(thirdParty.framing(address));
    return page.frames()[1];
  };
  // `frame-ancestors` overrides X-Frame-Options, which the form's own subdomain relies on
  expect((await framed(other.open))?.url()).toBe(other.open);
  for (const address of unframed) {
    const frame = await framed(new URL(address, site).href);
    await expect.poll(() => frame?.url(), address).toMatch(/^(chrome-error|about:neterror)/);
  }
  await Promise.all([thirdParty.close(), other.close()]);
});

test('a drawing opened by itself is shown, and runs nothing @engines', async ({ page, allow }) => {
  allow(/Blocked script execution|Content Security Policy/);
  await page.route('**/art/favicon.svg', async (route) => {
    const response = await route.fetch();
    const drawn = await response.text();
    const script = '<script>document.documentElement.id = "ran"</script></svg>';
    await route.fulfill({ response, body: drawn.replace('</svg>', script) });
  });
  await page.goto('/art/favicon.svg');
  await expect(page.locator('svg path').first()).toBeVisible();
  await expect(page.locator('svg script')).toHaveCount(1);
  await expect(page.locator('#ran')).toHaveCount(0);
});

test('a picture that is opened by itself is shown @engines', async ({ page, allow }) => {
  // of the browser's own, which is how some show a picture
  allow(/Blocked script execution/);
  for (const path of ['/images/share-en.png', '/icons/icon-512.png']) {
    await page.goto(path);
    await expect(page.locator('img')).toBeVisible();
    const width = await page.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth);
    expect(width, path).toBeGreaterThan(0);
  }
});
