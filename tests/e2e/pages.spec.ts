import { readToTheEnd } from '@/tests/support/e2e-layout';
import { followRequests } from '@/tests/support/e2e-network';
import { pages } from '@/tests/support/e2e-pages';
import { hosts, site } from '@/tests/support/e2e-stand-ins';
import { expect, test, visit } from './visitor';

const PINGS = `${hosts}/analytics/pings`;
/** What the pages with a hosted form ask for it once they are touched. */
const FORMS = `${hosts}/action-network/`;
const hasHostedForm = (path: string) => path === '/letter' || path === '/rsvp';
const whole = (address: string) => (address === '/' ? site : `${site}${address}`);

for (const { path, address } of pages) {
  test(`${address} asks nobody else, and fits 320 px`, async ({ page, elsewhere }) => {
    const allArrived = followRequests(page);
    const [answer] = await Promise.all([
      page.waitForResponse(whole(address)),
      visit(page, address),
    ]);
    expect(answer.status()).toBe(200);
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
}
