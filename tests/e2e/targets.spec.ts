import type messages from '@/messages/targets.json';
import { readJson } from '@/scripts/files';
import { makeCall } from '@/tests/support/e2e-call';
import { sign } from '@/tests/support/e2e-embed';
import { sheetsOf } from '@/tests/support/e2e-layout';
import { councilSite, receivedOnce, siteWithoutCalls } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

// Built by `npm run build:tests -- --all`: tests/support/sample-campaigns.ts has their answers.

const t = stringsOf('en');
const { list, nobody } = readJson<typeof messages>('messages/targets.json').en;
const { pickUp } = list.targets;
const CHOSEN = 'Ben Okafor';

for (const [how, path, name, campaignId] of [
  ['was chosen before the page is hydrated', '/call', 'Mai Tran', '3'],
  ['has the page as their own', '/call/ben-okafor', CHOSEN, '2'],
] as const) {
  test(`who ${how} is called, and named on the card @all`, async ({ page, phone }) => {
    await page.goto(councilSite + path);
    const main = page.getByRole('main');
    if (path === '/call') await main.getByRole('radio', { name }).check();
    await main.getByLabel(t.call.phoneLabel).fill(phone);
    const card = await makeCall(main, t);
    await expect(card.getByText(pickUp.replace('{name}', name))).toBeVisible();
    const { fields } = await receivedOnce(page, 'call', { userPhone: phone });
    expect(fields).toEqual({ campaignId, userPhone: phone });
  });
}

test('a campaign without calls asks for a poster after the letter @all', async ({ page }) => {
  await visit(page, `${siteWithoutCalls}/#call-form`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /\bcall\b/i })).toHaveCount(0);
  await page.getByRole('link', { name: nobody.letter.thenCall, exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Make a Poster' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: t.modal.close, exact: true }).click();

  await page.getByRole('link', { name: 'Sign the Letter', exact: true }).first().click();
  const letter = page.getByRole('dialog', { name: 'Open Letter' });
  await sign(letter.locator('iframe').contentFrame());
  await expect(letter.getByText(t.signing.frame.submitted)).toBeVisible();
  await letter.getByRole('button', { name: nobody.letter.thenCall }).click();
  await expect(page.getByRole('dialog', { name: 'Make a Poster' })).toBeVisible();
});

test('a call page prints one sheet: script and numbers, or a target’s @all', async ({ page }) => {
  const main = page.getByRole('main');
  const sheet = main.locator('[inert]');
  for (const [path, numbers] of [
    ['/call', ['(757) 555-0143', '(757) 555-0144', '757-555-0145']],
    ['/call/ben-okafor', ['(757) 555-0144']],
  ] as const) {
    await visit(page, `${councilSite}${path}`);
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByText('I ask you to stand with our demands:')).toBeVisible();
    expect((await sheet.innerText()).match(/\(?757\S* ?555-\d+|757-555-\d+/g)).toEqual(numbers);
    await expect(main.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(main.getByRole('button', { name: t.call.call, exact: true })).toBeHidden();
    expect(await sheetsOf(page)).toBe(1);
    await page.emulateMedia({ media: 'screen' });
  }
});
