import sharp from 'sharp';
import { campaign, contentOf } from '@/tests/support/e2e-content';
import { ask, injectFault, received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { openModal } from '@/tests/support/e2e-modals';
import { hold } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import {
  en,
  genericError,
  openSelfie,
  readySelfie,
  reopenSelfie,
  selfieParts,
  send,
  testWithCamera,
  upload,
} from '@/tests/support/selfie-page';
import { pausedCamera } from '@/tests/support/selfie-pictures';
import { expect, savedBy } from './visitor';

const test = testWithCamera(false);
const ANSWER = '**/selfie/create';
const { hashtag } = campaign;

test('an impatient visitor sends one selfie, not three @engines', async ({ page, comment }) => {
  const { letGo } = await hold(page, ANSWER);
  const parts = await readySelfie(page, comment);
  await parts.submit.focus();
  await page.keyboard.press('Enter');
  await expect(parts.submit).toContainText(en.sending);
  await page.keyboard.press('Enter');
  await parts.submit.click({ force: true });
  await expect(parts.submit).toBeFocused();
  await expect(parts.modal.getByRole('progressbar')).toBeVisible();
  letGo();
  await expect(parts.ready).toBeVisible();
  await receivedOnce(page, 'selfie', { comment });
});

test('a failure keeps everything, is shared and tried again', async ({ page, comment, allow }) => {
  allow(/selfie\/create/);
  await injectFault('selfie', { comment }, { status: 500, body: '{}' });
  const parts = await readySelfie(page, comment);
  await parts.submit.click();
  await expect(parts.alert).toContainText(genericError);
  await expect(parts.caption).toHaveValue(comment);

  const tweet = parts.modal.getByRole('link', { name: 'Tweet' });
  const shared = new URL((await tweet.getAttribute('href')) ?? '').searchParams;
  expect(shared.get('text')).toBe(`${comment} ${hashtag}`);

  const { bytes } = await savedBy(page, () => parts.download.click());
  const { width, height } = await sharp(bytes).metadata();
  expect({ width, height }).toEqual({ width: 640, height: 640 });

  await send(parts);
  expect(await received('selfie', { comment })).toHaveLength(2);
});

test('the result shows the poster, links its image, and can be passed on', async ({ page }) => {
  const comment = 'I dream of “quotes” & <tags>,\n100 % #free ✊ for $$15';
  const parts = await readySelfie(page, comment);
  await send(parts);

  const link = parts.modal.getByRole('link', { name: comment.replace('\n', ' ') });
  await expect(link).toHaveAttribute('target', '_blank');
  const photoUrl = (await link.getAttribute('href')) ?? '';
  expect(photoUrl).toMatch(/\/selfie\/photos\/[\da-f-]+\.png$/);
  const picture = link.getByRole('img');
  // the same picture, from this device: the page shows none from other hosts
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect(picture).toHaveAttribute('alt', `Your poster: ${comment}`);
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(640);

  const shareUrl = photoUrl.replace('/photos/', '/share/dreams-for-democracy/').replace('.png', '');
  const tweet = parts.modal.getByRole('link', { name: 'Tweet' });
  const shared = new URL((await tweet.getAttribute('href')) ?? '').searchParams;
  expect([shared.get('text'), shared.get('url')]).toEqual([`${comment} ${hashtag}`, shareUrl]);
  expect((await ask(shareUrl)).status).toBe(200);

  await parts.modal.getByRole('button', { name: en.makeAnother }).click();
  await expect(parts.caption).toHaveValue(comment);
  await expect(parts.submit).toHaveAttribute('aria-disabled', 'true');
});

test('closing in the middle loses no photo, no words, no sending @engines', async ({
  page,
  comment,
}) => {
  const { letGo } = await hold(page, ANSWER);
  const parts = await readySelfie(page, comment);
  await reopenSelfie(page);
  await expect(parts.caption).toHaveValue(comment);
  await expect(parts.submit).not.toHaveAttribute('aria-disabled', 'true');
  const answer = page.waitForResponse(/selfie\/create/);
  await parts.submit.click();
  await expect(parts.submit).toContainText(en.sending);
  await page.keyboard.press('Escape');
  await expect(parts.modal).toHaveCount(0);
  await expect(page).toHaveURL('/');
  letGo();
  await answer;
  await reopenSelfie(page);
  await expect(selfieParts(page).ready).toBeVisible();
  await receivedOnce(page, 'selfie', { comment });
});

test('what the call form was told goes with the selfie, trimmed', async ({ page, comment }) => {
  const t = stringsOf('en');
  await page.goto('/#call-form');
  const form = await openModal(page, t.callFormTitle, t);
  await form.getByText(t.keepMePosted.summary).click();
  await form.getByLabel(t.keepMePosted.name, { exact: true }).fill('  Septima Clark ');
  await form.getByLabel(t.keepMePosted.email).fill(' septima@example.org ');
  await form.getByLabel(t.call.zipLabel).fill(' 26001  ');
  await reopenSelfie(page);

  const parts = selfieParts(page);
  await parts.caption.fill(comment);
  await upload(page, await pausedCamera(1));
  await send(parts);
  const [sent] = await received('selfie', { comment });
  expect(sent?.fields).toMatchObject({
    name: 'Septima Clark',
    email: 'septima@example.org',
    zip_code: '26001',
  });
});

test('the counter speaks when typing stops; at 140 no more is typed, and a longer text is cut', async ({
  page,
}) => {
  const parts = await openSelfie(page);
  await parts.caption.fill('');
  await parts.caption.pressSequentially('  My 👩‍👩‍👧‍👦');
  await expect(parts.caption).toHaveValue('My 👩‍👩‍👧‍👦');
  await expect(parts.modal.getByRole('status').getByText('136 characters left')).toHaveCount(1);
  await parts.caption.fill('a'.repeat(139));
  await parts.caption.press('End');
  await parts.caption.pressSequentially('bc');
  await expect(parts.caption).toHaveValue(`${'a'.repeat(139)}b`);

  const cut = parts.modal.getByRole('status').getByText(en.captionCut.replace('{limit}', '140'));
  // it ends like the default caption; the end must be cut all the same
  const longer = `${'Sueño con un voto '.repeat(8).slice(0, 134)}${contentOf('en').selfies_default_caption.slice(-8)}`;
  expect(longer).toHaveLength(142);
  await parts.caption.fill(contentOf('en').selfies_default_caption);
  await parts.caption.selectText();
  await page.keyboard.insertText(longer);
  await expect(parts.caption).toHaveValue(longer.slice(0, 140).trimEnd());
  await expect(cut).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(cut).toHaveCount(0);
});
