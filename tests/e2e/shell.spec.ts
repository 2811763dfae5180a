import { type Locale, languages, otherLocales } from '@/lib/i18n/locales';
import { contentOf } from '@/tests/support/e2e-content';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

const t = stringsOf('en');
const others = otherLocales('en');
const nameOf = (other: Locale) => `${other.toUpperCase()} ${languages[other].name}`;

test('the language menu works by keyboard; Escape leaves it', async ({ page }) => {
  await visit(page, '/toolkit');
  const banner = page.getByRole('banner');
  const opener = banner.locator('summary');
  const items = others.map((other) =>
    banner.getByRole('link', { name: nameOf(other), exact: true }),
  );
  await opener.focus();
  await page.keyboard.press('Enter');
  for (const item of items) {
    await page.keyboard.press('Tab');
    await expect(item).toBeFocused();
  }
  const item = banner.getByRole('link', { name: nameOf(others[0] ?? 'es'), exact: true });
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Space');
  await expect(item).toBeVisible();
  for (const _ of items) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(item).toBeHidden();
});

test('the first Tab of a page offers to skip to the content', async ({ page }) => {
  await visit(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t.shell.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.content.intro_letter_cta })).toBeFocused();
});

test('long lists show their first entries, all, and the first', async ({ page }) => {
  const count = contentOf('en').livestreams.filter(({ visible }) => visible).length;
  await visit(page, '/');
  const partners = page.getByRole('region', { name: t.content.partners_title, exact: true });
  await expect(partners.getByRole('listitem')).toHaveCount(10);
  const part = page.getByRole('region', { name: t.livestream.title, exact: true });
  const shown = part.getByRole('listitem');
  const toggle = part.locator('button[aria-expanded]');
  await expect(toggle).toHaveAccessibleName(t.lists.showAll.replace('{count}', String(count)));
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(shown).toHaveCount(3);

  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAccessibleName(t.lists.showLess);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  // the first livestream stands outside the list
  await expect(shown).toHaveCount(count - 1);
  await toggle.click();
  await expect(shown).toHaveCount(3);
  await expect(toggle).toBeFocused();
  await expect(toggle).toBeInViewport();
});
