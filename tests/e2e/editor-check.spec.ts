import { expect } from '@playwright/test';
import {
  changedFiles,
  contentFiles,
  half,
  openForm,
  save,
  test,
  typeInto,
  writeFiles,
} from '@/tests/support/e2e-editor';

test('what only the folder shows is said once it is saved: a picture that is not there @all', async ({
  editor,
}) => {
  const letters = 'content/en/letters.json';
  const [letter] = JSON.parse(contentFiles[letters] ?? '[]');
  await writeFiles(editor, {
    'public/images/notes.txt': 'No picture yet',
    [letters]: JSON.stringify([{ ...letter, photo: '/images/gone.png' }]),
  });
  await openForm(editor, 'Texts of the pages');
  await typeInto(half(editor, 'English'), 'group_2.intro_title', 'Whose side are you on?');
  await save(editor);

  const dialog = editor.getByRole('dialog', { name: 'Saved. 1 thing is left' });
  await expect(dialog).toContainText('put it into the site’s folder as public/images/gone.png');
  expect(Object.keys(await changedFiles(editor)).sort()).toEqual([letters, 'content/en/site.json']);
  await dialog.getByRole('button', { name: 'Understood' }).click();
  await expect(dialog).toBeHidden();
});
