import { violationsEverywhere } from '@/tests/support/e2e-axe';
import { callFromPage } from '@/tests/support/e2e-call';
import { receivedOnce } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test } from './visitor';

/** A Monday evening in Washington: the offices are closed. */
const AFTER_HOURS = new Date('2021-08-02T23:00:00Z');

test('a Spanish call at 320 px, from script to the next', async ({ page, phone }) => {
  const t = stringsOf('es');
  await page.setViewportSize({ width: 320, height: 740 });
  await page.clock.setFixedTime(AFTER_HOURS);
  const { script: card } = await callFromPage(page, t, { phone, zip: '27601' });

  await card.getByRole('button', { name: 'Burr', exact: true }).click();
  await card.getByRole('button', { name: t.callCard.voicemail }).press('Enter');
  await expect(card.getByText(t.callCard.afterTone)).toBeVisible();
  await card.getByRole('button', { name: t.callCard.results.message }).click();
  await expect(card.getByText(t.senators.card.next.message, { exact: false })).toBeFocused();
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: /reminder|recordatorio/ }).press('Enter');
  expect((await download).suggestedFilename()).toBe('call.ics');

  expect(await violationsEverywhere(page)).toEqual([]);
  const sideways = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog, dialog *')]
      .filter((element) => element instanceof HTMLElement)
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX !== 'hidden')
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(sideways).toEqual([]);

  await card.getByRole('button', { name: t.senators.card.calledBoth }).click();
  await expect(card.getByText(t.senators.card.next.both)).toBeFocused();
  await receivedOnce(page, 'call', { userPhone: phone });
  await card.getByRole('button', { name: t.callCard.signLetter }).click();
  await expect(page.getByRole('dialog', { name: t.content.letter_title })).toBeVisible();
});

test('a busy line leads to the nearest office in the state, also once the connection is gone', async ({
  page,
  phone,
  allow,
}) => {
  const t = stringsOf('en');
  // the answers are counted
  allow(/analytics/);
  await page.clock.setFixedTime(AFTER_HOURS);
  const { script: card } = await callFromPage(page, t, { phone, zip: '27601' });
  await page.context().setOffline(true);
  for (const result of ['busy', 'full'] as const) {
    await card.getByRole('button', { name: t.callCard.results[result] }).click();
    await expect(card.getByText(t.senators.card.next[result])).toBeFocused();
    const office = card.getByRole('link', { name: 'Tillis in Raleigh' });
    await expect(office).toHaveAttribute('href', 'tel:+19198564630');
  }
  expect(await violationsEverywhere(page)).toEqual([]);
  await page.context().setOffline(false);
  await receivedOnce(page, 'call', { userPhone: phone });
});
