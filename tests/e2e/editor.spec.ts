import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildOnlineEditor } from '@/scripts/editor/bundle-editor';
import { GITHUB_API, readFolder, serveEditor } from '@/scripts/editor/serve-editor';
import { MOCK_SERVICES } from '@/scripts/paths';
import { violationsOf } from '@/tests/support/e2e-axe';
import {
  changedFiles,
  check,
  contentFiles,
  diffOf,
  disk,
  goToPart,
  half,
  openForm,
  picturesNow,
  pressSave,
  save,
  test,
  textbox,
  type,
  writeFiles,
} from './editor-forms';

// one editor is built for all of them
test.describe.configure({ mode: 'default' });

const CONTENT = 'content';
const EVENT = 'en/events/2021-10-27-1430.json';
const SPANISH = EVENT.replace('en/', 'es/');
const NAME = 'Moral Witness Wednesday';
const keep = (page: Page) => page.getByRole('button', { name: 'Back to the form' }).click();
const openEvent = (page: Page) => openForm(page, 'Events', NAME);

test('one word is one line in each file, without a request elsewhere @all', async ({
  editor,
  elsewhere,
}) => {
  await openEvent(editor);
  await type(textbox(half(editor, 'English'), 'events.title'), 'Vigil');
  const doubt = check(half(editor, 'Spanish'));
  await expect(doubt).toContainText(`It was “${NAME}”. It is “Vigil”.`);
  await type(textbox(half(editor, 'Spanish'), 'events.title'), 'Vigilia');
  await expect(doubt).toContainText('Nothing is wrong');
  await type(textbox(half(editor, 'English'), 'events.link'), '#');
  await expect(textbox(half(editor, 'Spanish'), 'events.link')).toHaveCount(0);
  await save(editor);
  expect((await diffOf(editor, EVENT)).come).toEqual(['  "title": "Vigil",', '  "link": "#",']);
  expect((await diffOf(editor, SPANISH)).come).toEqual(['  "title": "Vigilia",']);

  // in a part that the form has not drawn yet
  await openForm(editor, 'Campaign');
  const host = textbox(editor, 'campaign.hosts.call');
  await expect(host).toHaveCount(0);
  await goToPart(editor, 'services');
  await expect(host).toBeInViewport();
  await type(host, 'https://call.example.org');
  await save(editor);
  const { gone, come } = await diffOf(editor, 'campaign.json');
  expect([gone?.length, come]).toEqual([1, ['    "call": "https://call.example.org",']]);
  const changed = Object.keys(await changedFiles(editor));
  expect(changed.sort()).toEqual(['campaign.json', EVENT, SPANISH].sort());
  expect(elsewhere).toEqual([]);
});

test('a new livestream is ready to type; id, video, words are tidy @all', async ({ editor }) => {
  await openForm(editor, 'Livestreams');
  await editor.getByRole('button', { name: 'Create New Entry' }).click();
  const english = half(editor, 'English');
  await expect(textbox(english, 'livestreams.title')).toBeFocused();
  await editor.keyboard.type('A  March\u200B!');
  await type(textbox(half(editor, 'Spanish'), 'livestreams.title'), 'Marcha');
  await type(textbox(english, 'livestreams.description'), 'To the Capitol.');
  const video = textbox(english, 'livestreams.livestream_id');
  await type(video, 'https://www.youtube.com/live/M7lc1UVf-VE');
  await english.locator('input[type=datetime-local]').first().fill('2021-12-02T10:00');
  await english.locator('input[type=datetime-local]').nth(1).fill('2021-12-02T12:00');
  await save(editor);
  await expect(editor.getByText('Livestreams › A March!')).toBeVisible();
  await expect(video).toHaveValue('M7lc1UVf-VE');
  const changed = await changedFiles(editor);
  expect(JSON.parse(changed['en/livestreams/a-march.json'] ?? '')).toMatchObject({
    title: 'A March!',
    livestream_service: 'youtube',
    livestream_id: 'M7lc1UVf-VE',
    date: '2021-12-02T10:00',
    visible: true,
  });
  expect(changed['es/livestreams/a-march.json']).toBe('{\n  "title": "Marcha"\n}\n');
});

test('an event counts its moves, is canceled or deleted in both languages @all', async ({
  editor,
}) => {
  await openEvent(editor);
  const starts = half(editor, 'English').locator('input[type=datetime-local]').first();
  await starts.fill('2021-10-28T10:30');
  const inWords = 'October 28, 10:30 AM ET / 7:30 AM PT';
  await expect(half(editor, 'English').getByText(inWords)).toBeVisible();
  for (const [language, day] of [
    ['English', 'Thursday, October 28'],
    ['Spanish', 'jueves, 28 de octubre'],
  ] as const) {
    const doubt = check(half(editor, language));
    await expect(doubt).toContainText(`Expected: its own day, ${day}; or a name without a day`);
    await doubt.getByRole('checkbox').check();
  }
  await save(editor);
  const lines = ['  "revision": 1,', '  "starts_at": "2021-10-28T10:30"'];
  expect((await diffOf(editor, EVENT)).come).toEqual(lines);
  // the form stays, at what was typed last
  await expect(starts).toBeFocused();
  // said above the list, where entries are deleted, and beside the choice
  await openForm(editor, 'Events');
  await editor.getByText('better canceled than deleted').waitFor();
  await openEvent(editor);
  await editor.getByRole('button', { name: 'Cancel this event' }).click();
  const form = half(editor, 'English');
  await expect(form.getByText('better canceled than deleted')).toBeInViewport();
  await form.getByRole('radio', { name: 'Canceled' }).click();
  await save(editor);
  const { come } = await diffOf(editor, EVENT);
  expect(come).toEqual(['  "status": "cancelled",', '  "revision": 2,', lines[1]]);
  await editor.getByRole('button', { name: 'Show Editor Options' }).click();
  await editor.getByRole('menuitem', { name: 'Delete' }).click();
  await editor.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  const gone = { [EVENT]: null, [SPANISH]: null };
  await expect.poll(() => changedFiles(editor)).toMatchObject(gone);
});

test('“Add” focuses the first field of a new entry, saved tidy @all', async ({ editor }) => {
  await openForm(editor, 'Partners');
  const before = JSON.parse(contentFiles['en/partners.json'] ?? '');
  await editor.getByRole('button', { name: /^Add/ }).last().click();
  await expect(textbox(editor, 'partners.name').last()).toBeFocused();
  await editor.keyboard.type('The  Neighbours');
  const link = textbox(editor, 'partners.link').last();
  await type(link, 'https://example.org/?utm_source=mail&page=2');
  await save(editor);
  const list = JSON.parse((await changedFiles(editor))['en/partners.json'] ?? '');
  expect(list.slice(0, -1)).toEqual(before);
  expect(list.at(-1)).toEqual({ name: 'The Neighbours', link: 'https://example.org/?page=2' });
});

test('a mistake leads to its field, unsaved; a doubt is confirmed @all', async ({ editor }) => {
  await openForm(editor, 'Texts of the pages');
  const english = half(editor, 'English');
  await goToPart(english, 'sharedLinks');
  await type(textbox(english, 'site.site_title'), 'Call <b>now</b>');
  await expect(check(english)).toContainText('in this text the tag would be shown');
  await pressSave(editor);
  await expect(editor.getByText(/1 thing to look at/)).toBeVisible();
  expect(await changedFiles(editor)).toEqual({});
  await check(english).getByRole('checkbox').check();
  await save(editor);
  expect(Object.keys(await changedFiles(editor))).toEqual(['en/site.json']);

  await openEvent(editor);
  await type(textbox(half(editor, 'English'), 'events.link'), 'example.org');
  await expect(check(half(editor, 'English'))).toContainText('a whole address');
  await pressSave(editor);
  expect(Object.keys(await changedFiles(editor))).toEqual(['en/site.json']);
  const refused = editor.getByRole('dialog', { name: '1 mistake keeps this from being saved' });
  await expect(refused).toContainText('a whole address');
  await keep(editor);
  await expect(textbox(half(editor, 'English'), 'events.link')).toBeFocused();
  await editor.keyboard.type('/');
  await editor.keyboard.press('Home');
  await editor.keyboard.type('https://');
  await save(editor);
  expect((await diffOf(editor, EVENT)).come).toEqual(['  "link": "https://example.org/",']);
  // the CMS forgets with a save whom it asked before it
  await type(textbox(half(editor, 'English'), 'events.link'), 'example.org');
  await pressSave(editor);
  await expect(refused).toBeVisible();
});

test('no colleague’s change is undone unasked, be it a deletion @all', async ({ editor }) => {
  const theirs = (contentFiles[EVENT] ?? '').replace(NAME, 'Theirs');
  await openEvent(editor);
  await type(textbox(half(editor, 'English'), 'events.title'), 'Mine');
  await writeFiles(editor, { [EVENT]: theirs });
  await pressSave(editor);
  const question = editor.getByRole('dialog', { name: 'Name: “Theirs”' });
  await keep(editor);
  await editor.getByRole('button', { name: 'OK' }).click();
  expect((await changedFiles(editor))[EVENT]).toBe(theirs);

  editor.once('dialog', (leave) => leave.accept());
  await editor.reload();
  await editor.getByRole('button', { name: 'Restore' }).click();
  await expect(textbox(half(editor, 'English'), 'events.title')).toHaveValue('Mine');
  await pressSave(editor);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Save over it' }).click();
  await expect.poll(async () => (await diffOf(editor, EVENT)).come).toEqual(['  "title": "Mine",']);

  await openForm(editor, 'Events', 'Mine');
  await type(textbox(half(editor, 'English'), 'events.title'), 'Mine again');
  await writeFiles(editor, { [EVENT]: null, [SPANISH]: null });
  await pressSave(editor);
  await expect(editor.getByRole('dialog', { name: 'somebody else deleted' })).toBeVisible();
  await keep(editor);
});

test('what is typed is kept at once, and left by no press unasked @all', async ({ editor }) => {
  const cancel = () => editor.getByRole('button', { name: 'Cancel Editing' }).click();
  await openEvent(editor);
  await cancel();
  await openEvent(editor);
  const name = textbox(half(editor, 'English'), 'events.title');
  await type(name, 'Mine');
  // the CMS reports what is typed a moment later than a visitor can go back
  await editor.waitForFunction(() => Object.keys(localStorage).some((key) => /^typed/.test(key)));
  const leaving = editor.getByRole('dialog', { name: /^Leave this form/ });
  for (const leave of [() => editor.goBack(), cancel]) {
    await leave();
    await leaving.getByRole('button', { name: 'Stay here' }).click();
    await expect(name).toHaveValue('Mine');
  }
  await cancel();
  await leaving.getByRole('button', { name: 'Leave it' }).click();
  await expect(name).toBeHidden();
  await openEvent(editor);
  await editor.getByRole('button', { name: 'Restore' }).click();
  await expect(name).toHaveValue('Mine');
  expect(await changedFiles(editor)).toEqual({});
});

test('a broken file opens as no empty list; a locked one and a full disk are named @all', async ({
  editor,
}) => {
  await openForm(editor, 'COVID');
  await type(editor.getByRole('textbox').first(), 'Mine');
  for (const [trouble, said] of [
    [{ locked: ['en/covid.json'] }, 'en/covid.json is locked'],
    [{ locked: [], isFull: true }, 'The disk is full'],
  ] as const) {
    Object.assign(disk, trouble);
    await pressSave(editor);
    await expect(editor.getByRole('alertdialog')).toContainText(said);
    await editor.getByRole('button', { name: 'OK' }).click();
  }
  disk.isFull = false;
  expect(await changedFiles(editor)).toEqual({});
  await save(editor);

  await writeFiles(editor, { 'en/partners.json': '<<<<<<< HEAD\n[]\n' });
  await editor.getByRole('button', { name: 'Cancel Editing' }).click();
  await editor.reload();
  await editor.getByRole('treeitem', { name: 'Partners' }).click();
  const said = editor.getByRole('dialog', { name: 'Partners cannot be read' });
  await said.getByRole('button', { name: 'Give it back as published' }).waitFor();
  await said.getByRole('button', { name: 'Back to the form' }).click();
  await expect(editor.locator('.entry-check')).toHaveCount(0);
});

test('markup is edited as it looks; only what the site keeps stays @all', async ({ editor }) => {
  await openForm(editor, 'COVID');
  const text = half(editor, 'English').locator('.rich-text .text').first();
  const field = half(editor, 'English').locator('.rich-text').first();
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
  await expect(field.getByRole('status')).toContainText('fonts, sizes');
  await save(editor);
  const { gone, come } = await diffOf(editor, 'en/covid.json');
  expect([gone?.length, come?.length]).toEqual([1, 1]);
  expect(come?.[0]?.replace(/&nbsp;/g, ' ')).toContain('<p>March with <b>us.</b> Now</p>');
});

/** What axe finds, but for what the CMS itself is, which is made for AA. */
const OF_THE_CMS =
  /^(region|color-contrast-enhanced|identical-links-same-purpose|\d+ x \d+ px|label-content-name-mismatch: (button\[aria-label="Show Account Menu"|#c\d)):?/;
const seriousViolations = async (page: Page, part?: string) =>
  (await violationsOf(page, part)).filter((each) => !OF_THE_CMS.test(each));

test('axe finds nothing serious in list, form, question; a phone fits @all', async ({ editor }) => {
  // the editor goes on drawing when its list is there
  await expect.poll(() => seriousViolations(editor)).toEqual([]);
  await openEvent(editor);
  await type(textbox(half(editor, 'English'), 'events.link'), 'nowhere');
  await expect(check(half(editor, 'English'))).toContainText('a whole address');
  expect(await seriousViolations(editor)).toEqual([]);
  await editor.goBack();
  await editor.getByRole('dialog').waitFor();
  expect(await seriousViolations(editor, 'dialog[open]')).toEqual([]);
  await editor.setViewportSize({ width: 371, height: 700 });
  expect(await editor.evaluate(() => document.documentElement.scrollWidth)).toBe(371);
});

test.describe('in Spanish', () => {
  test.use({ locale: 'es-US' });

  test('lists, forms and mistakes are in Spanish @all', async ({ editor }) => {
    await openForm(editor, 'Eventos', NAME);
    const part = half(editor, 'inglés');
    await type(textbox(part, 'events.link', 'es'), 'nada');
    await expect(check(part)).toContainText('Se espera: una dirección completa');
  });
});

test('a chosen picture is made small; other files are refused @all', async ({ editor }) => {
  const wide = { width: 2000, height: 1000, channels: 3, background: '#9f2516' } as const;
  const buffer = await sharp({ create: wide }).png().toBuffer();
  await openForm(editor, 'Partners');
  await editor.getByRole('button', { name: 'Expand' }).first().click();
  await editor.getByRole('button', { name: 'Browse' }).first().click();
  const dialog = editor.getByRole('dialog', { name: 'Select Image' });
  await dialog.getByText('Your Site').waitFor();
  await expect(dialog.getByText('External Locations')).toHaveCount(0);
  const choose = (name: string, mimeType: string, bytes: Buffer) =>
    dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: bytes });
  for (const [name, mimeType, text, said] of [
    ['poster.png', 'image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'as a PNG'],
    ['IMG_1.HEIC', 'image/heic', 'ftypheic', '“Most Compatible”'],
    ['list.pdf', 'application/pdf', '%PDF-1.4', 'is not a picture'],
  ] as const) {
    await choose(name, mimeType, Buffer.from(text));
    await editor.getByRole('dialog', { name: said }).getByRole('button').click();
  }
  await choose('Ana’s Phóto (1).png', 'image/png', buffer);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await save(editor);
  const { come } = await diffOf(editor, 'en/partners.json');
  const [address = ''] = /[\w-]+\.webp/.exec(come?.join() ?? '') ?? [];
  const [, bytes] = (await picturesNow(editor)).find(([path]) => path === address) ?? [];
  const { format, width, height } = await sharp(bytes).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 240 });
});

/** GitHub's answer to what the CMS asks of a repository that holds this content. */
function gitHub(path: string, query: string): unknown {
  if (path === '/user') return { id: 1, login: 'ana', name: 'Ana' };
  const texts = readFolder(CONTENT).texts;
  const tree = Object.keys(texts).map((name) => ({
    type: 'blob',
    path: `content/${name}`,
    sha: name,
  }));
  if (path.includes('/git/trees/')) return { tree };
  const now = new Date().toISOString();
  if (path.endsWith('/pulls')) return { number: 1, created_at: now, updated_at: now };
  if (!path.endsWith('/graphql')) return {};
  const hash = { oid: 'abc' };
  const history = { nodes: [{ ...hash, message: 'First', author: {}, committedDate: now }] };
  const asked = [...query.matchAll(/(\w+_\d+): (?:object\(oid: "([^"]*)"|(ref|file)\()/g)];
  const files = asked.map(([, alias, name = '', other]) => [
    alias,
    other === 'ref' ? { target: { history } } : other ? hash : { text: texts[name] },
  ]);
  const named = Object.fromEntries(files);
  const base = { id: 'r', ref: { target: { ...hash, history } }, pullRequests: { nodes: [] } };
  const commit = { ...hash, committedDate: now, ...named };
  return {
    data: { repository: { ...base, ...named }, fork: base, base, createCommitOnBranch: { commit } },
  };
}

test('online a token comes first; a save is a pull request @all', async ({ page, elsewhere }) => {
  const dir = join(MOCK_SERVICES, 'tests-editor-online');
  const site = 'http://127.0.0.1:9';
  await buildOnlineEditor(dir, { repository: 'our-group/season', branch: 'main', site });
  const { port, close } = await serveEditor({ dir, port: 0, asks: [GITHUB_API, site] });
  const own = `http://127.0.0.1:${port}/`;
  const asked: { path: string; body: { variables?: { input?: object } } }[] = [];
  await page.route(`${GITHUB_API}/**`, async (route) => {
    const { pathname: path } = new URL(route.request().url());
    const body = route.request().postDataJSON() ?? {};
    asked.push({ path, body });
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await route.fulfill({ headers, json: gitHub(path, body.query ?? '') });
  });
  await page.goto(own);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  expect(elsewhere).toEqual([]);
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('token');
  await page.keyboard.press('Enter');

  await openEvent(page);
  await type(textbox(half(page, 'English'), 'events.title'), 'Vigil');
  await type(textbox(half(page, 'Spanish'), 'events.title'), 'Vigilia');
  await pressSave(page);
  await expect
    .poll(() => asked.find(({ path }) => path.endsWith('/pulls'))?.body)
    .toMatchObject({ base: 'main', draft: true });
  const saved = (path: string, title: string) => {
    const file = join(CONTENT, path);
    const text = readFileSync(file, 'utf8').replace(/(?<="title": ").*(?=")/, title);
    return { path: file, contents: Buffer.from(text).toString('base64') };
  };
  const [input] = asked.flatMap(({ body }) => body.variables?.input ?? []).slice(-1);
  expect(input).toMatchObject({
    branch: { branchName: 'cms/events/2021-10-27-1430' },
    fileChanges: { additions: [saved(EVENT, 'Vigil'), saved(SPANISH, 'Vigilia')], deletions: [] },
  });
  await close();
});

test('a browser that cannot write folders names those that can @all', async ({ page, address }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'showDirectoryPicker');
  });
  await page.goto(address);
  await expect(page.getByRole('alert').filter({ hasText: 'Chrome or Edge' })).toBeVisible();
});
