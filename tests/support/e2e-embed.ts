import type { FrameLocator } from '@playwright/test';

/** The scripts of Action Network's forms. */
export const WIDGETS = '**/action-network/widgets/**';

/** An email address for which a frame without an origin may read the response. */
export const READABLE = 'visitor@echo.example';

/** Fills in a hosted form's first step. */
export async function fillIn(form: FrameLocator, email = READABLE): Promise<void> {
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('ZIP').fill('26001');
}

/** Completes both steps of the letter. */
export async function sign(form: FrameLocator, email = READABLE): Promise<void> {
  await fillIn(form, email);
  await form.getByRole('button', { name: 'Start writing' }).click();
  await form.getByRole('button', { name: 'Send letter' }).click();
}

/** What is counted of a letter that was signed on a site. */
export const signedOn = (website: string) => ({
  'ping[action]': 'signPetition',
  'ping[website]': website,
});
