import sharp from 'sharp';
import { campaign } from '@/tests/support/e2e-content';
import { ask, injectFault, received, receivedOnce } from '@/tests/support/e2e-mock-services';
import { openModal } from '@/tests/support/e2e-modals';
import { hold } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { pausedCamera } from '@/tests/support/selfie-pictures';
import { en, sentFields, test } from './selfie-page';
import { expect, savedBy } from './visitor';

const ANSWER = '**/selfie/create';
const { hashtag } = campaign;

test('the impatient send one selfie, not three @engines', async ({ page, selfie, comment }) => {
  const { letGo } = await hold(page, ANSWER);
  await selfie.prepare(comment);
  await selfie.submit.focus();
  await page.keyboard.press('Enter');
  await expect(selfie.submit).toContainText(en.sending);
  await page.keyboard.press('Enter');
  await selfie.submit.click({ force: true });
  await expect(selfie.submit).toBeFocused();
  await expect(selfie.modal.getByRole('progressbar')).toBeVisible();
  letGo();
  await expect(selfie.ready).toBeVisible();
  await receivedOnce(page, 'selfie', { comment });
});

test('a failure keeps all, is shared and tried again', async ({ page, selfie, comment, allow }) => {
  allow(/selfie\/create/);
  await injectFault('selfie', { comment }, { status: 500, body: '{}' });
  await selfie.prepare(comment);
  await selfie.submit.click();
  await expect(selfie.alert).toContainText(en.failed);
  await expect(selfie.caption).toHaveValue(comment);

  await expect(selfie.modal.getByRole('link', { name: 'Tweet' })).toBeVisible();
  const { bytes } = await savedBy(page, () => selfie.download.click());
  const { width, height } = await sharp(bytes).metadata();
  expect({ width, height }).toEqual({ width: 640, height: 640 });

  await selfie.send();
  expect(await received('selfie', { comment })).toHaveLength(2);
});

test('the result shows the poster, links its image, and can be passed on', async ({ selfie }) => {
  const comment = 'I dream of “quotes” & <tags>,\n100 % #free ✊ for $$15';
  await selfie.prepare(comment);
  await selfie.send();

  const link = selfie.modal.getByRole('link', { name: comment.replace('\n', ' ') });
  await expect(link).toHaveAttribute('target', '_blank');
  const photoUrl = (await link.getAttribute('href')) ?? '';
  expect(photoUrl).toMatch(/\/selfie\/photos\/[\da-f-]+\.png$/);
  const picture = link.getByRole('img');
  // the same picture, from this device: the policy allows no pictures of other hosts
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect(picture).toHaveAttribute('alt', `Your poster: ${comment}`);
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(640);

  const shareUrl = photoUrl.replace('/photos/', '/share/dreams-for-democracy/').replace('.png', '');
  const tweet = selfie.modal.getByRole('link', { name: 'Tweet' });
  const shared = new URL((await tweet.getAttribute('href')) ?? '').searchParams;
  expect([shared.get('text'), shared.get('url')]).toEqual([`${comment} ${hashtag}`, shareUrl]);
  expect((await ask(shareUrl)).status).toBe(200);

  // a press of the mouse where the last one was, this soon, would count as the same press
  await selfie.button(en.makeAnother).press('Enter');
  await expect(selfie.caption).toHaveValue(comment);
  await expect(selfie.submit).toHaveAttribute('aria-disabled', 'true');
});

test('closing loses no photo, words or sending @engines', async ({ page, selfie, comment }) => {
  const { letGo } = await hold(page, ANSWER);
  await selfie.prepare(comment);
  await selfie.reopen();
  await expect(selfie.caption).toHaveValue(comment);
  await expect(selfie.submit).not.toHaveAttribute('aria-disabled', 'true');
  const answer = page.waitForResponse(/selfie\/create/);
  await selfie.submit.click();
  await expect(selfie.submit).toContainText(en.sending);
  await page.keyboard.press('Escape');
  await expect(selfie.modal).toHaveCount(0);
  await expect(page).toHaveURL('/');
  letGo();
  await answer;
  await selfie.reopen();
  await expect(selfie.ready).toBeVisible();
  await receivedOnce(page, 'selfie', { comment });
});

test('what the call form has goes along, trimmed; no code', async ({ page, selfie, comment }) => {
  const t = stringsOf('en');
  await page.goto('/?source=kairos-center#call-form');
  const form = await openModal(page, t.callFormTitle, t);
  await form.getByText(t.keepMePosted.summary).click();
  await form.getByLabel(t.keepMePosted.name, { exact: true }).fill('  Septima Clark ');
  await form.getByLabel(t.keepMePosted.email).fill(' septima@example.org ');
  await form.getByLabel(t.call.zipLabel).fill(' 26001  ');
  await selfie.reopen();

  await selfie.caption.fill(comment);
  await selfie.upload(await pausedCamera(1));
  await selfie.send();
  const [sent] = await received('selfie', { comment });
  expect(sent?.fields).toEqual({
    ...sentFields(comment),
    name: 'Septima Clark',
    email: 'septima@example.org',
    zip_code: '26001',
  });
});
