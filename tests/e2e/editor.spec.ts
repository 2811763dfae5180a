import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildOnlineEditor } from '@/scripts/editor/build-online';
import { GITHUB_API, serveEditor } from '@/scripts/editor/serve-editor';
import { MOCK_SERVICES, OUT } from '@/scripts/paths';
import { violationsOf } from '@/tests/support/e2e-axe';
import {
  changedFiles,
  contentFiles,
  fieldAt,
  half,
  lineDiff,
  openForm,
  pressSave,
  readFile,
  save,
  saved,
  test,
  typeInto,
  writeFiles,
} from '@/tests/support/e2e-editor';
import { tabTo } from '@/tests/support/e2e-keyboard';

// one editor is built for all of them
test.describe.configure({ mode: 'default' });

const TEXTS = 'Texts of the pages';

/** In each file: how the list calls it, and a text in it. */
const aText = [
  ['site', TEXTS, 'group_2.intro_title'],
  ['events', 'Events', 'events.1.title'],
  ['livestreams', 'Livestreams', 'livestreams.0.title'],
  ['toolkit', 'Toolkit: graphics and posts', 'toolkit.0.tweets.0'],
  ['news', 'News', 'news.0.title'],
  ['letters', 'Letters to the editor', 'letters.0.title'],
  ['partners', 'Partners', 'partners.0.name'],
  ['covid', 'COVID protocols', 'title'],
  ['campaign', 'Campaign: archive, dates, addresses', 'group_2.hashtag'],
] as const;

/** What a file lost and got, line by line, against the content that the test began with. */
async function diffOf(page: Page, file: string) {
  const changed = await changedFiles(page);
  return lineDiff(contentFiles[file] ?? '', changed[file] ?? contentFiles[file] ?? '');
}

const listOf = (file: string): Record<string, unknown>[] => JSON.parse(contentFiles[file] ?? '[]');

test('one changed word is one changed line, in every file @all', async ({ editor, elsewhere }) => {
  for (const [name, label, path] of aText) {
    await openForm(editor, label);
    const part = name === 'campaign' ? editor.locator('body') : half(editor, 'English');
    await typeInto(part, path, '#Another');
    await save(editor);
    const file = name === 'campaign' ? 'content/campaign.json' : `content/en/${name}.json`;
    const { gone, come } = await diffOf(editor, file);
    expect.soft([gone.length, come.length], file).toEqual([1, 1]);
    expect.soft(come[0]).toContain('#Another');
  }
  expect(Object.keys(await changedFiles(editor))).toHaveLength(aText.length);
  expect(elsewhere).toEqual([]);
});

test('an emptied Spanish text takes its line away, a filled one stands where the English does, and both languages are saved at once @all', async ({
  editor,
}) => {
  await openForm(editor, TEXTS);
  const spanish = half(editor, 'Spanish');
  await typeInto(spanish, 'group_2.intro_lead', '');
  await typeInto(spanish, 'group_2.intro_moral_monday_link', 'https://example.org/lunes');
  await typeInto(half(editor, 'English'), 'group_2.intro_title', 'Whose side are you on?');
  await save(editor);

  const english = await diffOf(editor, 'content/en/site.json');
  expect(english.come).toEqual(['  "intro_title": "Whose side are you on?",']);
  const text = (await changedFiles(editor))['content/es/site.json'] ?? '';
  const keys = Object.keys(JSON.parse(text));
  const before = Object.keys(JSON.parse(contentFiles['content/es/site.json'] ?? ''));
  expect(before.filter((key) => !keys.includes(key))).toEqual(['intro_lead']);
  expect(keys.filter((key) => !before.includes(key))).toEqual(['intro_moral_monday_link']);
  const order = Object.keys(JSON.parse(contentFiles['content/en/site.json'] ?? ''));
  expect(keys.filter((key) => order.includes(key))).toEqual(
    order.filter((key) => keys.includes(key)),
  );
});

test('an empty text is shown as a word, which can be typed, and a text that is that word stays one @all', async ({
  editor,
}) => {
  await openForm(editor, TEXTS);
  const spanish = half(editor, 'Spanish');
  const link = await fieldAt(spanish, 'group_12.toolkit_page_download_all_link');
  await expect(link.getByRole('textbox')).toHaveValue('(nothing)');
  await typeInto(spanish, 'group_13.scorecard_mail_cc', '(nothing)');
  await typeInto(spanish, 'group_12.toolkit_page_title', '\\(nothing)');
  await save(editor);
  const saved = JSON.parse((await changedFiles(editor))['content/es/site.json'] ?? '{}');
  expect(saved).toMatchObject({
    toolkit_page_download_all_link: '',
    scorecard_mail_cc: '',
    toolkit_page_title: '(nothing)',
  });

  await openForm(editor, TEXTS);
  const title = await fieldAt(half(editor, 'Spanish'), 'group_12.toolkit_page_title');
  await expect(title.getByRole('textbox')).toHaveValue('\\(nothing)');
});

test('entries of every list are moved and removed, two at once as well; a translation goes with its English, and no other entry is touched @all', async ({
  editor,
}) => {
  for (const [name, label] of aText.slice(1, 7)) {
    await openForm(editor, label);
    const entries = half(editor, 'English').locator(`[data-key-path="${name}"]`);
    // the first one below the second, and then the third and the fourth are gone
    await entries.getByRole('button', { name: 'Reorder Item' }).first().press('ArrowDown');
    for (const index of [3, 2]) {
      await entries.getByRole('button', { name: 'Remove' }).nth(index).click();
      await editor.getByRole('dialog').getByRole('button', { name: 'Take it out' }).click();
    }
    await save(editor);
    const changed = await changedFiles(editor);
    for (const file of [`content/en/${name}.json`, `content/es/${name}.json`]) {
      if (!(file in contentFiles)) continue;
      const [first, second, , , fifth] = listOf(file);
      expect.soft(changed[file]).toBe(`${JSON.stringify([second, first, fifth], null, 2)}\n`);
    }
  }
});

test('an event is added once, in both languages, and its facts in English alone @all', async ({
  editor,
}) => {
  await openForm(editor, 'Events');
  for (const language of ['English', 'Spanish']) {
    const part = half(editor, language);
    // by its id it is added in Spanish as well
    if (language === 'English') await part.getByRole('button', { name: /Add .*event/ }).click();
    await typeInto(part, 'events.5.title', `Vigil (${language})`);
    if (language === 'English') {
      await typeInto(part, 'events.5.id', 'vigil');
      await typeInto(part, 'events.5.date', 'November 1');
    }
    await typeInto(part, 'events.5.description', `At the Capitol (${language}).`);
    if (language === 'English') await typeInto(part, 'events.5.link', '#');
  }
  await save(editor);
  const changed = await changedFiles(editor);
  for (const [locale, language] of Object.entries({ en: 'English', es: 'Spanish' })) {
    const file = `content/${locale}/events.json`;
    const words = { title: `Vigil (${language})`, description: `At the Capitol (${language}).` };
    const facts = { link: '#', upcoming: true };
    const added =
      locale === 'en'
        ? { id: 'vigil', date: 'November 1', ...words, ...facts }
        : { id: 'vigil', ...words };
    expect(changed[file]).toBe(`${JSON.stringify([...listOf(file), added], null, 2)}\n`);
  }
});

test('a file that was changed on disk meanwhile is not overwritten without asking @all', async ({
  editor,
}) => {
  const file = 'content/en/news.json';
  const others = (contentFiles[file] ?? '').replace('"source": "', '"source": "Not ');
  await openForm(editor, 'News');
  await typeInto(half(editor, 'English'), 'news.0.title', 'Mine');
  await writeFiles(editor, { [file]: others });
  await pressSave(editor);
  const question = editor.getByRole('dialog', { name: 'changed outside the editor' });
  await expect(question.getByRole('button', { name: 'Do not save' })).toBeFocused();
  await editor.goBack();
  await editor.getByRole('button', { name: 'Stay here' }).click();
  await question.getByRole('button', { name: 'Do not save' }).click();
  expect((await changedFiles(editor))[file]).toBe(others);
  const title = await fieldAt(half(editor, 'English'), 'news.0.title');
  await expect(title.getByRole('textbox').first()).toHaveValue('Mine');

  await pressSave(editor);
  await question.getByRole('button', { name: 'Save over it' }).click();
  await saved(editor);
  expect((await diffOf(editor, file)).come).toEqual(['    "title": "Mine",']);
  // what the editor itself has written is not somebody else's
  await openForm(editor, 'News');
  await typeInto(half(editor, 'English'), 'news.0.title', 'Mine again');
  await save(editor);
  expect((await diffOf(editor, file)).come).toEqual(['    "title": "Mine again",']);
});

test('a mistake is named before saving, and leads to its field, which says it until it is saved right @all', async ({
  editor,
}) => {
  await openForm(editor, 'News');
  const part = half(editor, 'English');
  await typeInto(part, 'news.3.link', 'example.org');
  await part.getByRole('button', { name: 'Collapse All' }).click();
  await pressSave(editor);
  const dialog = editor.getByRole('dialog', { name: 'Nothing is saved yet: 1 mistake' });
  const wanted = 'a whole address that starts with https://';
  await expect(dialog).toContainText(wanted);
  await editor.keyboard.press('Shift+Tab');
  await editor.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const field = part.locator('[data-key-path="news.3.link"]');
  await expect(field.getByRole('textbox')).toBeFocused();
  await expect(field).toContainText(wanted);
  expect(await changedFiles(editor)).toEqual({});

  await field.getByRole('textbox').fill('https://example.org/');
  await save(editor);
  await expect(field.getByRole('textbox')).toHaveValue('https://example.org/');
  await expect(field).not.toContainText(wanted);
});

test('an empty field that has to be filled is named, in a language without a file as well @all', async ({
  editor,
}) => {
  const errors: Error[] = [];
  editor.on('pageerror', (error) => errors.push(error));
  await openForm(editor, 'News');
  const part = half(editor, 'English');
  await part.getByRole('button', { name: /Add .*article/ }).click();
  await part.getByRole('textbox', { name: 'Headline' }).last().waitFor();
  await pressSave(editor);
  await expect(part.getByText(/“.?Headline.?” is required/)).toBeInViewport();
  await expect(part.locator('[aria-invalid="true"]').first()).toBeFocused();
  expect(errors).toEqual([]);
});

test('a livestream stands as the page has it after one save: first, shown, large in place of another, with its video @all', async ({
  editor,
}) => {
  await openForm(editor, 'Livestreams');
  const part = half(editor, 'English');
  await part.getByRole('button', { name: /Add .*livestream/ }).click();
  const fieldOf = (half: Locator, path: string) => half.locator(`[data-key-path="${path}"]`);
  await expect(fieldOf(part, 'livestreams.5.title')).toBeInViewport();
  await typeInto(part, 'livestreams.5.title', 'March');
  await typeInto(part, 'livestreams.5.description', 'To the Capitol.');
  await typeInto(part, 'livestreams.5.livestream_id', 'https://www.youtube.com/live/M7lc1UVf-VE');
  for (const [key, moment] of [
    ['date', '2031-07-02T10:00'],
    ['end_time', '2031-07-02T12:00'],
  ]) {
    const field = await fieldAt(part, `livestreams.5.${key}`);
    await field.locator('input').fill(moment ?? '');
    if (key === 'date')
      await expect(field).toContainText('July 2nd, 2031, 10:00 AM ET / 7:00 AM PT');
  }
  await (await fieldAt(part, 'livestreams.5.is_first')).getByRole('switch').click();
  await save(editor);
  // whoever goes on typing is in the same entry, wherever it stands now
  const spanish = half(editor, 'Spanish');
  for (const each of [part, spanish]) {
    await expect(each.locator('[aria-expanded="true"][aria-controls$="-item-5-body"]')).toHaveCount(
      0,
    );
    await expect(fieldOf(each, 'livestreams.0.title')).toBeInViewport();
  }
  // its translation waits beside it, for the next save
  const title = (await fieldAt(spanish, 'livestreams.0.title')).getByRole('textbox');
  await expect(title).toHaveAttribute('placeholder', 'March');
  await title.fill('Marcha');
  await typeInto(spanish, 'livestreams.0.description', 'Al Capitolio.');
  await save(editor);

  const changed = await changedFiles(editor);
  const [first, ...others] = JSON.parse(changed['content/en/livestreams.json'] ?? '[]');
  expect(first).toMatchObject({
    id: 'march',
    livestream_service: 'youtube',
    livestream_id: 'M7lc1UVf-VE',
    date: '2031-07-02T10:00',
    is_first: true,
    visible: true,
  });
  expect(others.some(({ is_first }: { is_first: boolean }) => is_first)).toBe(false);
  const [translated] = JSON.parse(changed['content/es/livestreams.json'] ?? '[]');
  expect(translated).toEqual({ id: 'march', title: 'Marcha', description: 'Al Capitolio.' });
  // the form shows what was saved
  const large = (await fieldAt(part, 'livestreams.0.title')).getByRole('textbox');
  await expect(large).toHaveValue('March');
});

test('a translation whose English changes says so, with the old and the new @all', async ({
  editor,
}) => {
  await openForm(editor, TEXTS);
  const path = 'group_2.intro_title';
  const spanish = half(editor, 'Spanish');
  await typeInto(half(editor, 'English'), path, 'Whose side are you on?');
  const field = await fieldAt(spanish, path);
  const said = 'It was “Which side are you on?”. It is “Whose side are you on?”.';
  await expect(field).toContainText(said);
  await save(editor);
  await expect(field).toContainText(said);
  await field.getByRole('textbox').fill('¿Del lado de quién está usted?');
  await expect(field).not.toContainText(said);
});

test('a text with markup is edited as it looks, and holds only what the site keeps @all', async ({
  editor,
}) => {
  await openForm(editor, TEXTS);
  const field = await fieldAt(half(editor, 'English'), 'group_3.letter_text');
  const text = field.getByRole('textbox', { name: 'Text' });
  await text.press('ControlOrMeta+End');
  await text.press('Enter');
  await text.pressSequentially('March with us.');
  for (let letter = 0; letter < 3; letter += 1) await text.press('Shift+ArrowLeft');
  await field.getByRole('button', { name: 'Bold' }).click();
  await text.press('End');
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<span style="color: red" onclick="x()"> Now<script>y()</script></span><!-- -->',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
  await text.press('Shift+Control+ArrowLeft');
  await field.getByRole('button', { name: 'Link' }).click();
  const dialog = editor.getByRole('dialog', { name: /^Where does the link lead/ });
  await dialog.getByRole('textbox').fill('https://example.org/');
  await dialog.getByRole('button', { name: 'Set the link' }).click();
  await save(editor);
  const { gone, come } = await diffOf(editor, 'content/en/site.json');
  expect([gone.length, come.length]).toEqual([1, 1]);
  const [before = '', after = ''] = [gone, come].map(([line]) => line?.replace(/&nbsp;/g, ' '));
  const added = '<p>March with <b>us.</b> <a href=\\"https://example.org/\\">Now</a></p>';
  expect(after).toBe(before.replace(/(",?)$/, `${added}$1`));

  // what the site would not keep is shown as it is written
  await field.getByRole('button', { name: 'As HTML' }).click();
  await field.getByRole('textbox').fill('<p>Come <blink>now</blink>.</p>');
  await pressSave(editor);
  await expect(editor.getByRole('dialog', { name: /1 (mistake|thing)/ })).toContainText('blink');
});

test('a colour that cannot be read leads to its field, and the mistake stays there until it is right @all', async ({
  editor,
}) => {
  await openForm(editor, 'Campaign: archive');
  const part = editor.locator('body');
  const flame = await fieldAt(part, 'group_4.inks.flame');
  await flame.getByRole('textbox').last().fill('#f2a79f');
  await pressSave(editor);
  const dialog = editor.getByRole('dialog', { name: /mistake/ });
  await dialog
    .getByRole('button', { name: /Buttons/ })
    .first()
    .click();
  await expect(flame).toContainText('a colour that people can read');
  await expect(flame).toBeInViewport();
  await flame.getByRole('textbox').last().fill('#a82818');
  await save(editor);
  await expect(flame).not.toContainText('a colour that people can read');
});

test('a file that cannot be written is named, and what was typed stays @all', async ({
  editor,
}) => {
  await openForm(editor, 'News');
  await typeInto(half(editor, 'English'), 'news.0.title', 'Mine');
  await editor.evaluate(() => {
    FileSystemFileHandle.prototype.createWritable = () =>
      Promise.reject(new DOMException('It may only be read.', 'NoModificationAllowedError'));
  });
  await pressSave(editor);
  const said = 'en/news.json cannot be written';
  const question = editor.getByRole('dialog', { name: said });
  await expect(question).toContainText('It may only be read.');
  await question.getByRole('button').click();
  const title = await fieldAt(half(editor, 'English'), 'news.0.title');
  await expect(title.getByRole('textbox').first()).toHaveValue('Mine');
  expect(await changedFiles(editor)).toEqual({});
});

/**
 * What axe finds, but for what the CMS itself is: its landmarks, of which it has fewer than it should, and two
 * controls that show more than their names say.
 */
const OF_THE_CMS =
  /^(region|label-content-name-mismatch: (button\[aria-label="Show Account Menu"|#c\d)):?/;
const seriousViolations = async (page: Page, part?: string) =>
  (await violationsOf(page, part)).filter((each) => !OF_THE_CMS.test(each));

test('axe finds nothing serious, in the list, a form and a question @all', async ({ editor }) => {
  // the editor goes on drawing when its list is there
  await expect.poll(() => seriousViolations(editor)).toEqual([]);
  await openForm(editor, 'Events');
  await fieldAt(half(editor, 'English'), 'events.1.title');
  expect(await seriousViolations(editor)).toEqual([]);
  await typeInto(half(editor, 'English'), 'events.1.link', 'nowhere');
  await pressSave(editor);
  await editor.getByRole('dialog').waitFor();
  expect(await seriousViolations(editor, 'dialog[open]')).toEqual([]);
});

test('at a phone’s width a text is changed and saved @all', async ({ editor }) => {
  await editor.setViewportSize({ width: 371, height: 700 });
  await openForm(editor, 'News');
  await typeInto(half(editor, 'English'), 'news.0.title', 'Mine');
  expect(await editor.evaluate(() => document.documentElement.scrollWidth)).toBe(371);
  await pressSave(editor);
  const come = async () => (await diffOf(editor, 'content/en/news.json')).come;
  await expect.poll(come).toEqual(['    "title": "Mine",']);
});

test('the keyboard alone changes a text @all', async ({ editor }) => {
  const rows = editor.getByRole('row');
  await tabTo(editor, rows.first());
  await tabTo(editor, rows.filter({ hasText: 'Partners' }), 'ArrowDown');
  await editor.keyboard.press('Enter');
  const part = half(editor, 'English');
  await tabTo(editor, part.locator('[aria-controls$="-item-0-body"]'));
  await editor.keyboard.press('Enter');
  await tabTo(editor, part.locator('[data-key-path="partners.0.name"]').getByRole('textbox'));
  await editor.keyboard.press('ControlOrMeta+a');
  await editor.keyboard.type('Neighbours');
  await editor.keyboard.press('ControlOrMeta+s');
  await saved(editor);
  const { come } = await diffOf(editor, 'content/en/partners.json');
  expect(come).toEqual(['    "name": "Neighbours"']);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('lists, forms and questions are in Spanish @all', async ({ editor }) => {
    await openForm(editor, 'Eventos');
    const part = half(editor, 'inglés');
    const title = await fieldAt(part, 'events.0.title');
    await expect(title).toContainText('Nombre');
    await typeInto(part, 'events.0.link', 'nada');
    await pressSave(editor);
    await expect(editor.getByRole('dialog', { name: 'Todavía no se guardó nada' })).toBeVisible();
  });
});

test('a chosen picture is made small and put among the campaign’s own @all', async ({ editor }) => {
  const wide = { width: 2000, height: 1000, channels: 3, background: '#b92b1a' } as const;
  const buffer = await sharp({ create: wide }).png().toBuffer();
  await openForm(editor, 'Letters to the editor');
  const photo = await fieldAt(half(editor, 'English'), 'letters.0.photo');
  await photo.getByRole('button', { name: 'Browse' }).click();
  const dialog = editor.getByRole('dialog', { name: 'Select Image' });
  const file = { name: 'Ana’s Phóto (1).png', mimeType: 'image/png', buffer };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
  await expect(photo.locator('img')).toBeVisible();
  await save(editor);

  const diff = () => diffOf(editor, 'content/en/letters.json');
  await expect.poll(async () => (await diff()).come).toHaveLength(1);
  const { gone, come } = await diff();
  const [address = ''] = /\/images\/[\w./-]+/.exec(come.join()) ?? [];
  expect([gone, come]).toEqual([['    "photo": null'], [`    "photo": "${address}"`]]);
  const { format, width, height } = await sharp(
    await readFile(editor, `public${address}`),
  ).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 640, height: 320 });
});

test('a file that is no picture is not taken, whatever its name @all', async ({ editor }) => {
  await openForm(editor, 'Letters to the editor');
  const photo = await fieldAt(half(editor, 'English'), 'letters.0.photo');
  await photo.getByRole('button', { name: 'Browse' }).click();
  const dialog = editor.getByRole('dialog', { name: 'Select Image' });
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'poster.png', mimeType: 'image/png', buffer });
  const question = editor.getByRole('dialog', { name: '“poster.png” is no picture' });
  await question.getByRole('button', { name: 'Back to the form' }).click();
  await expect(dialog.getByRole('button', { name: 'Insert' })).toBeDisabled();
});

test('what is doubtful is asked before saving; a removal is asked and an unsaved one not lost unasked @all', async ({
  editor,
}) => {
  await openForm(editor, TEXTS);
  const lead = 'group_2.intro_lead';
  await typeInto(half(editor, 'English'), lead, 'Call <b>now</b>.');
  await pressSave(editor);
  const doubt = editor.getByRole('dialog', { name: 'Save it so? 1 thing to look at' });
  await expect(doubt).toContainText('in this text the tag would be shown');
  await doubt.getByRole('button', { name: 'Back to the form' }).click();
  expect(await changedFiles(editor)).toEqual({});
  await pressSave(editor);
  await doubt.getByRole('button', { name: 'Save anyway' }).click();
  await saved(editor);
  expect(Object.keys(await changedFiles(editor))).toEqual(['content/en/site.json']);

  await openForm(editor, 'News');
  const remove = half(editor, 'English').getByRole('button', { name: 'Remove' });
  const count = await remove.count();
  await remove.first().click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  expect(await remove.count()).toBe(count);
  await remove.first().click();
  await editor.getByRole('dialog').getByRole('button', { name: 'Take it out' }).click();
  await expect(remove).toHaveCount(count - 1);
  expect(await questionOnReload(editor)).toBe('beforeunload');
});

/** Reloads the page, in spite of what it asks, and says which question that was. */
async function questionOnReload(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog');
  await Promise.all([
    asked.then((question) => question.accept()),
    page.reload({ waitUntil: 'commit' }),
  ]);
  return (await asked).type();
}

test('an unsaved text is never lost unasked, in any file: by a reload, Cancel or Back @all', async ({
  editor,
}) => {
  const leaving = editor.getByRole('dialog', { name: /^Leave this form/ });
  const cancel = editor.getByRole('button', { name: 'Cancel Editing' });
  // the CMS offers again what was typed, where it stood for more than a moment
  const draft = editor.getByRole('alertdialog', { name: 'Restore Draft' });
  await editor.addLocatorHandler(draft, () =>
    draft.getByRole('button', { name: 'Discard' }).click(),
  );
  // one that was only looked at is left
  await openForm(editor, 'Texts of the pages');
  await editor.getByRole('button', { name: 'Expand' }).first().click();
  await cancel.click();
  await editor.getByRole('grid').waitFor();
  for (const [name, label, path] of aText) {
    await openForm(editor, label);
    const part = name === 'campaign' ? editor.locator('body') : half(editor, 'English');
    const field = async () => (await fieldAt(part, path)).getByRole('textbox').first();
    for (const leave of [() => cancel.click(), () => editor.goBack()]) {
      await typeInto(part, path, '#Another');
      await leave();
      await leaving.getByRole('button', { name: 'Stay here' }).click();
      await expect.soft(await field(), name).toHaveValue('#Another');
    }
    expect.soft(await questionOnReload(editor), name).toBe('beforeunload');
    await typeInto(part, path, '#Another');
    await cancel.click();
    await leaving.getByRole('button', { name: 'Leave it' }).click();
    await editor.getByRole('grid').waitFor();
  }
  expect(await changedFiles(editor)).toEqual({});
});

test.describe('at an address of its own', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('it asks for a token, and nobody but itself before; then it says what the site shows @all', async ({
    page,
    elsewhere,
  }) => {
    const dir = join(MOCK_SERVICES, 'tests-editor-online');
    const site = 'http://127.0.0.1:9';
    const repository = 'our-group/season';
    await buildOnlineEditor(dir, { repository, branch: 'main', site });
    const { port, close } = await serveEditor({ dir, port: 0, asks: [GITHUB_API, site] });
    const own = `http://127.0.0.1:${port}/`;
    await page.goto(own);
    await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
    expect(elsewhere.filter((each) => !each.startsWith(own))).toEqual([]);

    const published = { commit: 'a1b2c3', merged: '2026-11-26T15:05:00-05:00' };
    let changed: string[] = [];
    await page.route(`${site}/published.json`, (route) =>
      route.fulfill({ json: published, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    // whatever else is asked of it stays open, as on a slow line
    await page.route(`${GITHUB_API}/**`, () => undefined);
    await page.route(`${GITHUB_API}/repos/${repository}/compare/a1b2c3...main`, (route) => {
      expect(route.request().headers().authorization).toBe('Bearer a-token');
      return route.fulfill({ json: { files: changed.map((filename) => ({ filename })) } });
    });
    await page.evaluate(() => {
      const user = { backendName: 'github', token: 'a-token' };
      localStorage.setItem('sveltia-cms.user', JSON.stringify(user));
    });
    await page.reload();
    const foot = page.getByRole('status').filter({ hasText: 'merged' });
    await expect(foot).toHaveText(
      /^The site shows all content that was merged, up to Nov 26, 2026, 3:05\sPM\.$/,
    );
    changed = ['content/es/events.json', 'content/en/events.json', 'content/campaign.json', 'a.md'];
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(foot).toHaveText(
      /^On the site in a few minutes: Events and Campaign: archive, dates, addresses\. It shows what was merged up to Nov 26, /,
    );
    await close();
  });
});

test('a browser that cannot write into a folder names those that can @all', async ({
  page,
  address,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'showDirectoryPicker');
  });
  await page.goto(address);
  await expect(page.getByRole('alert').filter({ hasText: 'Chrome or Edge' })).toBeVisible();
});

test('nothing of the editor is in the exported site @all', () => {
  const files = existsSync(OUT) ? (readdirSync(OUT, { recursive: true }) as string[]) : [];
  expect(files.length).toBeGreaterThan(0);
  const found = files
    .map((name) => join(OUT, name))
    .filter((path) => statSync(path).isFile() && /\.(js|html|css|txt|json|webmanifest)$/.test(path))
    .filter((path) =>
      /sveltia|registerCustomFormat|EDITOR_SETTINGS/i.test(readFileSync(path, 'utf8')),
    );
  expect(found).toEqual([]);
});
