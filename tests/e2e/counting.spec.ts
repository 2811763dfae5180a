import { followRequests } from '@/tests/support/e2e-network';
import { received } from '@/tests/support/e2e-stand-ins';
import { expect, test, visit } from './visitor';

const views = (website: string) =>
  received('analytics', { 'ping[action]': 'pageView', 'ping[website]': website });

test('a page view is counted once', async ({ page, ownSite }) => {
  await visit(page, `${ownSite.address}/call`);
  await expect.poll(() => views(ownSite.website)).toHaveLength(1);
  await visit(page, `${ownSite.address}/es`);
  await expect.poll(() => views(ownSite.website)).toHaveLength(2);
});

for (const [referrer, query, source] of [
  ['https://t.co/abc', '', 'twitter'],
  ['', '?email_referrer=june', 'email'],
] as const) {
  test(`who comes from ${referrer || query} is counted as ${source}`, async ({ page, ownSite }) => {
    await page.goto(`${ownSite.address}/${query}`, referrer ? { referer: referrer } : {});
    await expect.poll(() => views(ownSite.website)).toHaveLength(1);
    expect((await views(ownSite.website))[0]?.fields['ping[source]']).toBe(source);
  });
}

for (const signal of ['doNotTrack', 'globalPrivacyControl'] as const) {
  test(`nothing is counted with ${signal} on`, async ({ page, ownSite, elsewhere }) => {
    await page.addInitScript(
      ([name, value]) => Object.defineProperty(navigator, name, { get: () => value }),
      [signal, signal === 'doNotTrack' ? '1' : true] as const,
    );
    const allArrived = followRequests(page);
    await visit(page, `${ownSite.address}/`);
    await allArrived();
    expect(elsewhere).toEqual([]);
    expect(await views(ownSite.website)).toEqual([]);
  });
}
