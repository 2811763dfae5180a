import { htmlLangs, localePath, readyLocales } from '@/lib/i18n/locales';
import { readToTheEnd } from '@/tests/support/e2e-layout';
import { followRequests } from '@/tests/support/e2e-network';
import { pages } from '@/tests/support/e2e-pages';
import { hosts, site } from '@/tests/support/e2e-stand-ins';
import { wordsOf } from '@/tests/support/e2e-words';
import { expect, test, visit } from './visitor';

const PINGS = `${hosts}/analytics/pings`;
/** What the pages with a hosted form ask for it once they are touched. */
const FORMS = `${hosts}/action-network/`;
const hasHostedForm = (path: string) => path === '/letter' || path === '/rsvp';
const whole = (address: string) => (address === '/' ? site : `${site}${address}`);

for (const { locale, path, address, heading, isHidden } of pages) {
  const t = wordsOf(locale);

  test(`${address} is whole, asks nobody else, and fits 320 px`, async ({ page, elsewhere }) => {
    const allArrived = followRequests(page);
    const [answer] = await Promise.all([
      page.waitForResponse(whole(address)),
      visit(page, address),
    ]);
    expect(answer.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLangs[locale]);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveCount(1);
    await expect(title).toHaveAccessibleName(heading);
    await expect(page.getByRole('link', { name: t.shell.donate })).toBeVisible();

    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map((each) => Number(each.tagName.slice(1))));
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped, `heading levels ${levels}`).toEqual([]);

    await readToTheEnd(page);
    await allArrived();
    const asked = elsewhere.filter((url) => !(hasHostedForm(path) && url.startsWith(FORMS)));
    expect(asked, 'the counter of page views, once, and nobody else').toEqual([PINGS]);

    await page.setViewportSize({ width: 320, height: 568 });
    const sideways = await page.evaluate(async () => {
      await document.fonts.ready;
      scrollTo({ left: 1000, behavior: 'instant' });
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrolled: scrollX, hidden: scrollWidth - clientWidth };
    });
    expect(sideways).toEqual({ scrolled: 0, hidden: 0 });
  });

  test(`${address} says to search engines and networks what it is`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const tag = (pattern: string) =>
      new RegExp(`<(?:meta|link) ${pattern}"([^"]*)"`).exec(html)?.[1];
    const meta = (property: string) => tag(`(?:name|property)="${property}" content=`);

    expect(tag('rel="canonical" href=')).toBe(whole(address));
    for (const each of readyLocales) {
      const twin = tag(`rel="alternate" hrefLang="${each}" href=`);
      expect(twin).toBe(whole(localePath(each, path)));
    }
    expect(tag('rel="alternate" hrefLang="x-default" href=')).toBe(whole(localePath('en', path)));

    expect(meta('og:url')).toBe(whole(address));
    expect(meta('og:locale')).toBe(htmlLangs[locale].replace('-', '_'));
    expect(meta('og:title')).toBeTruthy();
    const isAction = ['/letter', '/rsvp', '/selfie'].includes(path);
    if (!isAction) {
      expect(meta('og:description')).toBe(t.content.open_graph_description);
      expect(meta('og:image')).toBe(`${site}${t.content.open_graph_image}`);
    }

    if (isHidden) expect(meta('robots')).toContain('noindex');
    else expect(meta('robots')).toBeUndefined();
  });
}
