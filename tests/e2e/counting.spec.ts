import { received } from '@/tests/support/e2e-mock-services';
import { followRequests } from '@/tests/support/e2e-network';
import { expect, test, visit, wake } from './visitor';

const views = (website: string) =>
  received('analytics', { 'ping[action]': 'pageView', 'ping[website]': website });

test('a page view is counted once, as from twitter', async ({ page, ownSite }) => {
  await page.goto(`${ownSite.address}/call`, { referer: 'https://t.co/abc' });
  await wake(page);
  await expect.poll(() => views(ownSite.website)).toHaveLength(1);
  expect((await views(ownSite.website))[0]?.fields['ping[source]']).toBe('twitter');
  await visit(page, `${ownSite.address}/es`);
  await expect.poll(() => views(ownSite.website)).toHaveLength(2);
});

test('nothing is counted with Do Not Track on', async ({ page, ownSite, elsewhere }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }),
  );
  const allArrived = followRequests(page);
  await visit(page, `${ownSite.address}/`);
  await allArrived();
  expect(elsewhere).toEqual([]);
  expect(await views(ownSite.website)).toEqual([]);
});
