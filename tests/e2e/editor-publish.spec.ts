import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildEditor } from '@/scripts/editor/build-editor';
import type { EditorSettings } from '@/scripts/editor/editor-config';
import type { Published } from '@/scripts/editor/publish-answers';
import { serveEditor } from '@/scripts/editor/serve-editor';
import { MOCK_SERVICES } from '@/scripts/paths';
import { listen } from '@/scripts/servers';
import { half, openEditor, openForm, test, typeInto } from '@/tests/support/e2e-editor';

const backend: EditorSettings['backend'] = {
  name: 'github',
  repo: 'local/season',
  auth_methods: ['token'],
};

test('the page stands beside its form in the language that is typed, and one press publishes @all', async ({
  page,
}) => {
  const pages = createServer((_request, response) => response.end('<h1>A page</h1>'));
  const { port: pagesPort, close: closePages } = await listen(pages, 0);
  const preview = `http://127.0.0.1:${pagesPort}`;
  const dir = join(MOCK_SERVICES, 'tests-editor-publish');
  await buildEditor(dir, { content: 'content', preview, backend });

  const sent: unknown[] = [];
  const answers: Published[] = [
    { state: 'behind', said: '' },
    { state: 'pushed', commit: 'abc1234' },
  ];
  let token = 'first';
  const editor = await serveEditor({
    dir,
    port: 0,
    preview,
    async publishing(request, response) {
      const isKnown = request.headers.authorization === `Bearer ${token}`;
      let body = '';
      for await (const chunk of request) body += chunk;
      if (body) {
        sent.push(JSON.parse(body));
        token = `after-${sent.length}`;
      }
      const files = sent.length < 2 ? ['content/en/news.json'] : [];
      const answer = body ? answers[sent.length - 1] : { files, remote: 'origin', ahead: 0 };
      response.writeHead(isKnown ? 200 : 403).end(JSON.stringify({ ...answer, token }));
    },
  });
  await page.setViewportSize({ width: 1500, height: 900 });
  await openEditor(page, `http://127.0.0.1:${editor.port}/#token=first`);
  expect(page.url()).not.toContain('token');
  await openForm(page, 'Texts of the pages');
  const shown = () => page.frames().at(-1)?.url();
  await expect.poll(shown).toBe(`${preview}/`);
  await expect(page.frameLocator('.page-beside iframe').getByText('A page')).toBeVisible();
  await typeInto(half(page, 'Spanish'), 'group_2.intro_title', '¿De qué lado?');
  await expect.poll(shown).toBe(`${preview}/es`);
  // nothing of the form lies under the page or the foot
  await page.getByRole('button', { name: 'Save' }).click({ trial: true });

  await page.getByText('1 file is not published.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' });
  const send = dialog.getByRole('button', { name: 'Publish' });
  await expect(dialog.getByRole('listitem')).toHaveText(['News']);
  await send.click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill('Ask whose side');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Ask whose side');
  await send.click();
  await expect(dialog.getByRole('status')).toContainText('somebody else has published meanwhile');
  await send.click();
  const published = page.getByRole('dialog', { name: 'Published', exact: true });
  await expect(published.getByRole('status')).toContainText('abc1234');
  await expect(published.getByRole('button', { name: 'Publish' })).toBeHidden();
  await published.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByText('is not published')).toBeHidden();
  const change = { words: 'Ask whose side', language: 'en' };
  expect(sent).toEqual([change, change]);
  // Back leads out of the form, not through its previews
  await page.goBack();
  await expect(page.getByRole('dialog', { name: /^Leave this form/ })).toBeVisible();
  await editor.close();
  await closePages();
});
