import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { closeModal } from '@/tests/support/e2e-call';
import { sheetsOf, sidewaysRoom } from '@/tests/support/e2e-layout';
import { modalTitles, openModal } from '@/tests/support/e2e-modals';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

for (const locale of locales) {
  const t = stringsOf(locale);

  test(`the ${locale} call script prints on one sheet, without the page`, async ({ page }) => {
    await visit(page, localePath(locale, '/test'));
    await page.getByRole('link', { name: t.gallery.open.replace('{name}', 'call-script') }).click();
    const script = await openModal(page, modalTitles(t)['call-script'], t);
    await page.emulateMedia({ media: 'print' });
    await expect(script.getByText(t.callScript.intro)).toBeVisible();
    await expect(script.getByText(t.blank).first()).toBeVisible();
    await expect(page.locator('header').first()).toBeHidden();
    await expect(page.locator('footer').first()).toBeHidden();
    await expect(script.getByRole('button', { name: t.modal.close })).toBeHidden();
    await expect(page.locator('main')).toBeHidden();
    expect(await sheetsOf(page)).toBe(1);
  });

  test(`at 400 % zoom the ${locale} call form can be read, filled, closed`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, `${localePath(locale, '/')}#call-form`);
    const form = await openModal(page, modalTitles(t)['call-form'], t);
    const field = form.getByLabel(t.call.phoneLabel);
    await field.fill('202');
    await expect(field).toBeInViewport();
    const call = form.getByRole('button', { name: t.call.call, exact: true });
    await call.focus();
    await expect(call).toBeInViewport();
    const width = await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(width).toBe(0);
    await closeModal(page, t);
  });

  test(`wider text spacing clips no ${locale} placard`, async ({ page }) => {
    await visit(page, localePath(locale, '/'));
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
        word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }`);
      document.adoptedStyleSheets = [sheet];
    });
    const placards = page.getByRole('region', { name: t.content.intro_title });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysRoom(page), `${width} px`).toBe(0);
      const overflow = await placards.locator('ol > li > *').evaluateAll((all: HTMLElement[]) =>
        all.map((card) => ({
          text: card.textContent,
          wide: card.scrollWidth - card.clientWidth,
          high: card.scrollHeight - card.clientHeight,
        })),
      );
      expect(overflow).toHaveLength(t.content.intro_demands.length);
      expect(overflow.filter(({ wide, high }) => wide > 0 || high > 0)).toEqual([]);
    }
  });
}

test('nothing moves where less motion is asked for', async ({ page }) => {
  const moving = () =>
    page.evaluate(() => {
      const isLong = (times: string) =>
        times.split(',').some((time) => Number.parseFloat(time) > 0.01);
      const all = [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element);
        const times = `${transitionDuration},${animationDuration}`;
        return isLong(times) || scrollBehavior === 'smooth';
      });
      return all.map(({ outerHTML }) => outerHTML.slice(0, 80));
    });

  await visit(page, '/');
  expect((await moving()).length, 'there is something to leave out').toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toEqual([]);
  await page.getByRole('link', { name: stringsOf('en').content.intro_letter_cta }).click();
  await openModal(page, stringsOf('en').content.letter_title, stringsOf('en'));
  expect(await moving()).toEqual([]);
});
