import type { FrameLocator } from '@playwright/test';

/** The scripts of Action Network's forms. */
export const WIDGETS = '**/action-network/widgets/**';

export const READABLE = 'visitor@echo.example';

export async function fillIn(form: FrameLocator, email = READABLE): Promise<void> {
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('ZIP').fill('26001');
}

export const startButton = (form: FrameLocator) =>
  form.getByRole('button', { name: 'Start writing' });

export async function sign(form: FrameLocator): Promise<void> {
  await fillIn(form);
  await startButton(form).click();
  await form.getByRole('button', { name: 'Send letter' }).click();
}

export const signedOn = (website: string) => ({
  'ping[action]': 'signPetition',
  'ping[website]': website,
});
