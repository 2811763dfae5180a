import { localePath, locales } from '@/lib/i18n/locales';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

// the open scoreboard is proved where it can be switched on: components/screens/ScoreboardScreen.test.tsx
for (const locale of locales) {
  test(`the ${locale} scoreboard is closed while its flag is off`, async ({ page }) => {
    await visit(page, localePath(locale, '/scoreboard'));
    const { scoreboard } = wordsOf(locale);

    await expect(page.getByRole('heading', { level: 1, name: scoreboard.closed })).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

test('the map’s state is in no script of the site while its flag is off', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  for (const path of ['/', '/call', '/toolkit', '/es/test']) await visit(page, path);

  expect((await Promise.all(scripts)).filter((text) => text.includes('currentPin'))).toEqual([]);
});
