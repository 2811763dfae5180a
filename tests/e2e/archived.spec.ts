import { closeModal, readArchived } from '@/tests/support/e2e-call';
import { archivedSite } from '@/tests/support/e2e-mock-services';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test, visit } from './visitor';

test('the archived home has a sentence for each form, and prints as itself @engines @all', async ({
  page,
  elsewhere,
  browserName,
}) => {
  const t = stringsOf('es');
  await visit(page, `${archivedSite}/es`);
  const notice = page.getByRole('dialog', { name: t.archived.title });
  await expect(notice).toBeVisible();
  // a system's Firefox has no command to print
  if (browserName === 'chromium') {
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toBeHidden();
    await expect(page.locator('h1')).toHaveText(t.content.intro_title);
    await expect(page.locator('h1')).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }

  await readArchived(page, '/es', t);
  for (const [cta, title, sentence] of [
    [t.content.intro_letter_cta, t.content.letter_title, t.closed.letter],
    [t.content.intro_moral_monday_cta, t.content.intro_moral_monday_cta, t.closed.event],
    [t.content.selfies_cta, t.content.selfies_title, t.closed.selfie],
    [t.letter.thenCall, t.callFormTitle, t.call.closed],
  ] as const) {
    await page.locator('a[aria-haspopup]').getByText(cta, { exact: true }).first().click();
    const modal = page.getByRole('dialog', { name: title, exact: true });
    await expect(modal.getByText(sentence)).toBeVisible();
    await expect(modal.locator('form, iframe, video')).toHaveCount(0);
    await closeModal(page, t);
  }
  expect(elsewhere).toEqual([]);
});
