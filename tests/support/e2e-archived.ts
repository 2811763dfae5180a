import { expect, type Page } from '@playwright/test';
import { visit } from '@/tests/e2e/visitor';
import { closeModal } from './e2e-call';
import { campaign } from './e2e-content';
import { archivedSite } from './e2e-mock-services';
import type { Strings } from './e2e-strings';

/** Opens an address of the archived site and closes the notice that opens by itself. */
export async function readArchived(page: Page, address: string, t: Strings): Promise<void> {
  await visit(page, `${archivedSite}${address}`);
  const notice = page.getByRole('dialog', { name: t.archived.title });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('link', { name: t.archived.parent })).toHaveAttribute(
    'href',
    campaign.parent_url,
  );
  await expect(notice.getByRole('img', { name: t.content.site_title })).toBeVisible();
  await closeModal(page, t);
}
