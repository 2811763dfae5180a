import { test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from '@/tests/support/e2e-axe';
import { github, hasGit, onlineEditor, TOKEN } from '@/tests/support/e2e-github';

/** The editor is built once. */
base.describe.configure({ mode: 'default' });

type Editor = Awaited<ReturnType<typeof onlineEditor>>;
type GitHub = Awaited<ReturnType<typeof github>>;

const test = base.extend<{ hub: GitHub }, { editor: Editor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
    async ({}, use) => {
      const editor = await onlineEditor();
      await use(editor);
      await editor.close();
    },
    { scope: 'worker' },
  ],
  hub: async ({ page, editor }, use) => {
    const hub = await github(page, editor.address);
    await use(hub);
    expect(hub.elsewhere, 'asked nobody but itself and GitHub').toEqual([]);
    hub.remove();
  },
});

test.skip(!hasGit(), 'there is no git here');

type Words = Record<'withToken' | 'signIn' | 'save' | 'english' | 'expandAll', string | RegExp>;

/** The words of the interface that the tests press, in its languages. */
const words: Record<'en' | 'es', Words> = {
  en: {
    withToken: 'Sign In Using Access Token',
    signIn: 'Sign In',
    save: 'Save',
    english: /English/,
    expandAll: 'Expand All',
  },
  es: {
    withToken: /token de acceso/i,
    signIn: 'Iniciar sesión',
    save: 'Guardar',
    english: /inglés/i,
    expandAll: 'Expandir todo',
  },
};

async function giveToken(page: Page, editor: Editor, token: string, said: Words) {
  await page.goto(editor.address);
  await page.getByRole('button', { name: said.withToken }).click();
  await page.getByRole('textbox').fill(token);
  await page.getByRole('button', { name: said.signIn, exact: true }).click();
}

async function signIn(page: Page, editor: Editor, said: Words = words.en) {
  await giveToken(page, editor, TOKEN, said);
  await expect(page.getByRole('grid').first()).toBeVisible();
}

/** Opens the form of a content file, and gives its English half. */
async function open(page: Page, editor: Editor, name: string, said: Words = words.en) {
  await page.goto(`${editor.address}#/collections/_singletons`);
  await expect(page.getByRole('grid').first()).toBeVisible();
  await page.goto(`${editor.address}#/collections/_singletons/entries/${name}`);
  const form = page.getByRole('group', { name: said.english }).first();
  await expect(form).toBeVisible();
  return form;
}

test('somebody signs in with a token and changes one word: a pull request has that line @all', async ({
  page,
  editor,
  hub,
}) => {
  await signIn(page, editor);
  const form = await open(page, editor, 'covid');
  await form.getByRole('textbox', { name: 'Title' }).fill('COVID Rules');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Later', exact: true }).click();

  const branch = 'cms/_singletons/covid';
  expect(hub.branches().sort()).toEqual([branch, 'main']);
  expect(hub.changedLines(branch)).toEqual([
    '-  "title": "COVID Protocols",',
    '+  "title": "COVID Rules",',
  ]);
  expect(hub.pulls).toEqual([
    expect.objectContaining({
      title: expect.stringContaining('Change covid'),
      head: expect.objectContaining({ ref: branch }),
      base: { ref: 'main' },
      state: 'open',
      draft: true,
    }),
  ]);
});

test('a chosen picture is made small and put among the campaign’s own @all', async ({
  page,
  editor,
  hub,
}) => {
  const wide = { width: 2000, height: 1000, channels: 3, background: '#b92b1a' } as const;
  const buffer = await sharp({ create: wide }).png().toBuffer();
  await signIn(page, editor);
  const form = await open(page, editor, 'letters');
  await form.getByRole('button', { name: 'Expand All' }).first().click();
  await form.getByRole('button', { name: 'Browse' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Select Image' });
  const file = { name: 'Ana’s Phóto (1).png', mimeType: 'image/png', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Later', exact: true }).click();

  const branch = 'cms/_singletons/letters';
  await expect.poll(() => hub.changedLines(branch)).toHaveLength(2);
  const [, written = ''] = hub.changedLines(branch);
  const [address = ''] = /\/images\/[\w./-]+/.exec(written) ?? [];
  expect(hub.changedLines(branch)).toEqual(['-    "photo": null', `+    "photo": "${address}"`]);
  const { format, width, height } = await sharp(hub.file(branch, `public${address}`)).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 320 });
});

test('a token that GitHub refuses opens nothing, and it is said @all', async ({
  page,
  editor,
  hub,
}) => {
  await giveToken(page, editor, 'github_pat_of_nobody', words.en);
  await expect(page.getByText('The provided token is invalid.')).toBeVisible();
  expect(hub.pulls).toEqual([]);
});

test('mistakes are named before anything is saved @all', async ({ page, editor, hub }) => {
  const mistakes = [
    ['events', 'Day in words', 'October 42', 'a day that exists: October has 31 days'],
    ['news', 'Link', 'www.a.example', 'a whole address that starts with'],
    ['toolkit', 'Name in addresses', 'covid', 'another id: the site itself has "covid"'],
  ] as const;
  await signIn(page, editor);
  for (const [file, label, text, sentence] of mistakes) {
    const form = await open(page, editor, file);
    await form.getByRole('button', { name: 'Expand All' }).first().click();
    const field = form.getByRole('textbox', { name: label }).first();
    const was = await field.inputValue();
    await field.fill(text);
    await page.getByRole('button', { name: 'Save', exact: true }).click();

    const dialog = page.getByRole('dialog', { name: 'Nothing is saved yet: 1 mistake' });
    await expect(dialog).toContainText(sentence);
    await expect(dialog).toContainText('English, entry 1, ');
    expect(await violationsOf(page, 'dialog.question')).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Nothing was saved.')).toBeVisible();
    await expect(field).toHaveValue(text);
    await field.fill(was);
  }
  expect(hub.branches()).toEqual(['main']);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('to who works in Spanish @all', async ({ page, editor, hub }) => {
    await signIn(page, editor, words.es);
    const form = await open(page, editor, 'events', words.es);
    await form.getByRole('button', { name: words.es.expandAll }).first().click();
    await form.getByRole('textbox', { name: 'Día en palabras' }).first().fill('October 42');
    await page.getByRole('button', { name: words.es.save, exact: true }).click();

    const dialog = page.getByRole('dialog', { name: 'Todavía no se guardó nada: 1 error' });
    await expect(dialog).toContainText('un día que exista: octubre tiene 31 días');
    await dialog.getByRole('button', { name: 'Volver al formulario' }).click();
    await expect(page.getByText('No se guardó nada.')).toBeVisible();
    expect(hub.branches()).toEqual(['main']);
  });
});
