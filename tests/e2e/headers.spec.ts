import { expect, test } from './visitor';

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
