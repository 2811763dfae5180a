import { join } from 'node:path';
import { expect } from '@playwright/test';
import { buildEditor } from '@/scripts/editor/bundle-editor';
import { serveEditor } from '@/scripts/editor/serve-editor';
import { MOCK_SERVICES } from '@/scripts/paths';
import type { Publication, Published } from '@/scripts/publishing/content-repository';
import { listen } from '@/scripts/servers/listen';
import {
  FIXTURE,
  half,
  openEditor,
  openForm,
  pressSave,
  repository,
  test,
  textbox,
  type,
} from './editor-forms';

test('the typed part of the page is beside its form; a press publishes @all', async ({ page }) => {
  const { port: pagesPort, close: closePages } = await listen(
    (_request, response) => response.end('<h1>A page</h1>'),
    0,
  );
  const preview = `http://127.0.0.1:${pagesPort}`;
  const dir = join(MOCK_SERVICES, 'tests-editor-publish');
  await buildEditor(dir, { content: FIXTURE, preview, repository });

  const collision = {
    file: 'content/es/events/rally.json',
    path: ['title'],
    title: '',
    mine: 'Marcha',
    theirs: 'Vigilia',
  };
  const sent: unknown[] = [];
  const answers: Published[] = [
    { state: 'conflict', collisions: [collision] },
    { state: 'pushed', commit: 'abc1234', taken: 2, isDraft: false, unshown: [] },
  ];
  const file = 'content/es/events/rally.json';
  const last: Publication = {
    commit: 'abc1234',
    words: 'Ask whose side',
    files: [
      { file, was: '{"title":"Marcha","place":"Raleigh"}', is: '{"title":"","place":"Raleigh"}' },
    ],
  };
  const waiting = [
    {
      file: 'content/en/news/march.json',
      was: '{"title":"March","link":"https://example.org/"}',
      is: '{"title":"The march","link":"https://example.org/"}',
    },
    { file: 'content/en/events/old.json', was: '{"title":"Old"}', is: '' },
  ];
  let answerShow = () => {};
  const looked = new Promise<void>((resolve) => {
    answerShow = resolve;
  });
  const takenBack: Published = { state: 'takenBack', commit: 'def5678' };
  const editor = await serveEditor({
    dir,
    port: 0,
    preview,
    answers: {
      async '/publish'(request, response) {
        const isKnown = request.headers.authorization === 'Bearer first';
        let body = '';
        for await (const chunk of request) body += chunk;
        const { show, takeBack } = JSON.parse(body || '{}');
        if (show) await looked;
        const shown =
          show === 'last' ? last : show ? { files: waiting, languages: ['fr'] } : takenBack;
        if (show || takeBack) return void response.end(JSON.stringify(shown));
        if (body) sent.push(JSON.parse(body));
        const files = sent.length < 2 ? ['content/en/news.json'] : [];
        const answer = body ? answers[sent.length - 1] : { files, remote: 'origin', ahead: 0 };
        response.writeHead(isKnown ? 200 : 403).end(JSON.stringify(answer));
      },
    },
  });
  await page.setViewportSize({ width: 1500, height: 900 });
  await openEditor(page, `http://127.0.0.1:${editor.port}/#token=first`);
  expect(page.url()).not.toContain('token');
  await openForm(page, 'Events', 'Moral Witness Wednesday');
  const shown = () => page.frames().at(-1)?.url();
  await expect.poll(shown).toBe(`${preview}/#calendar`);
  await expect(page.frameLocator('.page-beside iframe').getByText('A page')).toBeVisible();
  await type(textbox(half(page, 'Spanish'), 'events.title'), 'Marcha');
  await expect.poll(shown).toBe(`${preview}/es#calendar`);
  await pressSave(page);
  // until the page says that it shows content of after the save
  const way = page.getByText('What you saved is on its way');
  await way.waitFor();
  const tell = (checkedAt: number) =>
    page
      .frames()
      .at(-1)
      ?.evaluate((at) => parent.postMessage({ checkedAt: at }, '*'), checkedAt);
  await tell(1);
  await expect(way).toHaveCount(1);
  await tell(Date.now());
  await expect(way).toHaveCount(0);
  // the CMS's own note would stand in the dialog
  await expect(page.getByText('Entry saved.')).toBeHidden();
  await type(textbox(half(page, 'Spanish'), 'events.title'), 'Vigilia');
  // nothing of the form lies under the page or the foot
  await page.getByRole('button', { name: 'Save' }).click({ trial: true });

  await page.getByText('1 file is not published.').waitFor();
  await page.getByRole('button', { name: 'Publish' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish these changes?' });
  const send = dialog.getByRole('button', { name: 'Publish' });
  await expect(dialog.getByRole('status')).toHaveText('Looking what has changed...');
  await expect(send).toHaveCount(0);
  answerShow();
  const rows = ['HeadlineIt said: MarchIt says: The march', 'EnglishIt said: OldDeleted'];
  await expect(dialog.locator('.changes p')).toHaveText(rows);
  await expect(dialog.getByRole('heading', { name: 'Events: Old' })).toBeVisible();
  await send.click();
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill('Ask whose side');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Ask whose side');
  await expect(dialog).toContainText('The site does not show French yet');
  await dialog.getByRole('checkbox', { name: 'Send them, too' }).check();
  await send.click();
  await expect(dialog.getByRole('status')).toContainText('a different change to Events: rally');
  const place = dialog.getByRole('group', { name: 'Events: rally: Name, Spanish' });
  await place.getByRole('radio', { name: 'Theirs Vigilia' }).check();
  await send.click();
  const published = page.getByRole('dialog', { name: 'Published', exact: true });
  await expect(published.getByRole('status')).toContainText('abc1234');
  await expect(published.getByRole('status')).toContainText('2 changes');
  await expect(page.getByRole('button', { name: /^Publish$/ })).toHaveCount(0);
  await published.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByText('is not published')).toBeHidden();
  const change = { words: 'Ask whose side', language: 'en', choices: [], withLanguages: true };
  const choices = [{ ...collision, taken: 'theirs' }];
  expect(sent).toEqual([change, { ...change, choices }]);
  // one press shows what was published last, another takes it back; what is typed stays
  await page.getByRole('button', { name: 'Undo the last publication' }).click();
  const back = page.getByRole('dialog', { name: 'Undo this?' });
  await expect(back.locator('.changes p')).toHaveText(['Name, SpanishIt said: MarchaDeleted']);
  await back.getByRole('button', { name: 'Undo it' }).click();
  await expect(back.getByRole('status')).toContainText('Undone (def5678)');
  await expect(back.getByRole('button', { name: 'Load the forms anew' })).toBeVisible();
  await back.getByRole('button', { name: 'Back to the form' }).click();
  await expect(textbox(half(page, 'Spanish'), 'events.title')).toHaveValue('Vigilia');
  // Back leads out of the form, not through its previews
  await page.goBack();
  await expect(page.getByRole('dialog', { name: /^Leave this form/ })).toBeVisible();
  // the foot says at once that the server is gone
  await editor.close();
  await expect(page.getByText('no longer reach “npm run edit”')).toBeVisible();
  await closePages();
});
