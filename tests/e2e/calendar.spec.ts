import { localePath, locales } from '@/lib/i18n/locales';
import { displayDays } from '@/lib/schedule/named-days';
import { campaign, contentOf } from '@/tests/support/e2e-content';
import { layoutShiftOf, watchLayoutShifts } from '@/tests/support/e2e-layout-shift';
import { wordsOf } from '@/tests/support/e2e-words';
import { eventsOf } from '@/tests/support/ics';
import { expect, test } from './visitor';

// past events offer no calendar file
test.beforeEach(({ page }) => page.clock.setFixedTime('2021-07-01T12:00:00Z'));

for (const locale of locales) {
  const t = wordsOf(locale);
  const home = localePath(locale, '/');
  const { events, livestreams } = contentOf(locale);
  const dated = events.filter(
    ({ date, starts_at }) => starts_at || displayDays(date, campaign.season) !== null,
  );
  const timed = dated.filter(({ starts_at }) => starts_at);

  test(`each ${locale} event has a calendar file, at its hour`, async ({ page, request }) => {
    test.skip(timed.length === 0, 'No event says its hour.');
    await page.goto(home);
    const links = page.locator('#calendar li').getByRole('link', { name: t.calendar.add });
    await expect(links).toHaveCount(dated.length);
    for (const { id, title, place, starts_at = '' } of timed) {
      const href = `${home.replace(/\/$/, '')}/calendar/event-${id}.ics`;
      await expect(page.locator(`#calendar a[href="${href}"]`)).toHaveAccessibleName(
        `${t.calendar.add} ${title}`,
      );

      const answer = await request.get(href);
      expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
      const [event, ...rest] = eventsOf(await answer.text());
      expect(rest).toEqual([]);
      expect(event?.summary).toBe(title);
      expect(event?.startDate.toJSDate()).toEqual(new Date(starts_at));
      expect(event?.location ?? undefined).toBe(place);
    }
  });

  test(`the ${locale} calendar has them all, each once`, async ({ page, request }) => {
    await page.goto(home);
    const all = page.getByRole('link', { name: t.calendar.download });
    const text = await (await request.get((await all.getAttribute('href')) ?? '')).text();
    const entries = eventsOf(text);
    const visible = livestreams.filter((livestream) => livestream.visible);
    expect(entries).toHaveLength(dated.length + visible.length);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
    expect(text).not.toContain('&nbsp;');
    expect(text).not.toMatch(/[^\r]\n/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test(`search engines learn of the ${locale} events`, async ({ page }) => {
    await page.goto(home);
    const facts = await page.locator('#calendar script[type="application/ld+json"]').textContent();
    const { '@graph': known } = JSON.parse(facts ?? '');
    expect(known).toHaveLength(dated.length);
    for (const [index, { title, place, starts_at }] of dated.entries()) {
      expect(known[index]).toMatchObject({
        '@type': 'Event',
        name: title,
        ...(starts_at && { startDate: starts_at }),
        ...(place && { location: { '@type': 'Place', name: place } }),
      });
    }
  });
}

for (const [timezoneId, english, spanish] of [
  ['America/Chicago', 'Your time: 3:00 PM', 'Su hora: 3:00 p.\u00a0m.'],
  ['America/New_York', null, null],
] as const) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('an event says when it is by the visitor’s clock; nothing moves', async ({ page }) => {
      await watchLayoutShifts(page);
      for (const [address, ownTime] of [
        ['/#calendar', english],
        ['/es#calendar', spanish],
      ] as const) {
        await page.goto(address);
        const rally = page.locator('#calendar li').first();
        const add = rally.getByRole('link', { name: /al calendario|to calendar/ });
        await add.hover();
        await expect(rally.getByText(/^(Upcoming|Próxima fecha)$/)).toBeVisible();
        if (ownTime) await expect(rally.getByText(ownTime)).toBeVisible();
        else await expect(rally.getByText(/Your time|Su hora/)).toHaveCount(0);
        expect(await layoutShiftOf(page)).toBeLessThan(0.01);
      }
    });
  });
}

test('the calendar can be subscribed to', async ({ page, baseURL }) => {
  await page.goto('/');
  const subscribe = page.getByRole('link', { name: wordsOf('en').calendar.subscribe });
  await expect(subscribe).toHaveAttribute(
    'href',
    `${baseURL?.replace(/^http:/, 'webcal:')}/calendar/season.ics`,
  );
});

test('search engines learn whose site this is', async ({ page, request }) => {
  await page.goto('/es');
  const [facts] = await page.locator('main > script[type="application/ld+json"]').allTextContents();
  const organization = JSON.parse(facts ?? '');
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: wordsOf('es').content.site_title,
    sameAs: expect.arrayContaining([expect.stringContaining('instagram.com')]),
  });
  expect((await request.get(organization.logo)).status()).toBe(200);
});
