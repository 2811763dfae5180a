import { expect, type Locator, type Page } from '@playwright/test';
import type { ModalName } from '@/lib/modals/deep-links';
import type { Strings } from './e2e-strings';

export function modalTitles({ archived, call, callFormTitle, content, video }: Strings) {
  return {
    archived: archived.title,
    'call-form': callFormTitle,
    'call-script': call.callingYou,
    covid: content.covid.title,
    'moral-monday': content.intro_moral_monday_cta,
    trailer: video.trailer,
    'selfie-form': content.selfies_title,
    'open-letter': content.letter_title,
  } satisfies Record<ModalName, string>;
}

export async function openModal(page: Page, title: string, { modal }: Strings): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText(modal.loading)).toHaveCount(0);
  return dialog;
}
