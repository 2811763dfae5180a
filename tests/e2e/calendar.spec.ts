import { layoutShiftOf, watchLayoutShifts } from '@/tests/support/e2e-layout';
import { siteInSeason } from '@/tests/support/e2e-mock-services';
import { expect, test } from './visitor';

// past events offer no calendar file
test.beforeEach(({ page }) => page.clock.setFixedTime('2021-07-01T12:00:00Z'));

for (const [timezoneId, english, spanish] of [
  ['America/Chicago', 'Your time: 1:15 PM', 'Su hora: 1:15 p.\u00a0m.'],
  ['America/New_York', null, null],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('an event says when it is by the visitor’s clock; nothing moves @all', async ({
      page,
    }) => {
      // on the day of the build
      await page.clock.setFixedTime('2021-07-20T17:00:00Z');
      await watchLayoutShifts(page);
      for (const [address, ownTime] of [
        [`${siteInSeason}/#calendar`, english],
        [`${siteInSeason}/es#calendar`, spanish],
      ] as const) {
        await page.goto(address);
        const rally = page.locator('#calendar li').first();
        const add = rally.getByRole('link', { name: /al calendario|to calendar/ });
        await add.hover();
        await expect(rally.getByText(/^(Upcoming|Próxima fecha)$/)).toBeVisible();
        if (ownTime) await expect(rally.getByText(ownTime)).toBeVisible();
        else await expect(rally.getByText(/Your time|Su hora/)).toHaveCount(0);
        expect(await layoutShiftOf(page)).toBeLessThan(0.01);
        await expect(page.getByRole('contentinfo')).toContainText('© 2021');
      }
    });
  });
}

test('no date is worked out before its event is near: the first slows phones', async ({ page }) => {
  await page.addInitScript(() => {
    const construct: ProxyHandler<typeof Intl.DateTimeFormat>['construct'] = (format, args) => {
      document.documentElement.dataset.dates = '';
      return Reflect.construct(format, args);
    };
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, { construct });
  });
  await page.goto('/');
  await expect(page.locator('html[data-hydrated]:not([data-dates])')).toBeVisible();
  await page.locator('#calendar li').first().scrollIntoViewIfNeeded();
  await expect(page.locator('html[data-dates]')).toBeVisible();
});
