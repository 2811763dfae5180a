import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { buildEditor } from '@/scripts/editor/build-editor';
import type { EditorSettings } from '@/scripts/editor/editor-config';
import { serveEditor } from '@/scripts/editor/serve-editor';
import { MOCK_SERVICES } from '@/scripts/paths';

const FIXTURE = 'tests/fixtures/content';
const backend: EditorSettings['backend'] = {
  name: 'github',
  repo: 'local/season',
  auth_methods: ['token'],
};

type Entry = Record<string, unknown>;

/** The entries of a list, and copies of them under other names, until there are five. */
function fiveOf(entries: readonly Entry[]): Entry[] {
  return Array.from({ length: 5 }, (_, index): Entry => {
    const entry = entries[index % entries.length] ?? {};
    const named = (['id', 'title', 'name', 'link'] as const).filter((key) => key in entry);
    if (index < entries.length) return entry;
    return { ...entry, ...Object.fromEntries(named.map((key) => [key, `${entry[key]}-${index}`])) };
  });
}

const fixture = Object.fromEntries(
  readdirSync(FIXTURE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path, JSON.parse(readFileSync(join(FIXTURE, path), 'utf8'))]),
);

/** The content that the tests edit, by its paths in the project. */
export const contentFiles = Object.fromEntries(
  Object.entries(fixture).map(([path, value]) => [
    `content/${path}`,
    `${JSON.stringify(Array.isArray(value) ? fiveOf(value) : value, null, 2)}\n`,
  ]),
);

type EditorFixtures = {
  /** The editor in front of the content, which stands in a folder of the browser's own. */
  editor: Page;
  /** Where else the editor wanted to go, and what kept it from that. */
  elsewhere: string[];
};

/** Playwright's test with an editor that is built and served once for each worker. */
export const test = base.extend<EditorFixtures, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use, { workerIndex }) => {
      const dir = join(MOCK_SERVICES, 'tests-editor', String(workerIndex));
      await buildEditor(dir, { content: 'content', preview: null, backend });
      const { port, close } = await serveEditor({ dir, port: 0 });
      await use(`http://127.0.0.1:${port}/`);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  elsewhere: async ({ context, address }, use) => {
    const requests: string[] = [];
    const isElsewhere = (url: string) => url.startsWith('http') && !url.startsWith(address);
    context.on('request', (request) => {
      if (isElsewhere(request.url())) requests.push(request.url());
    });
    // what the policy stopped has left nobody
    context.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'csp')
        requests.splice(requests.indexOf(request.url()), 1);
    });
    await use(requests);
  },
  editor: async ({ page, address }, use) => {
    await openEditor(page, address);
    await use(page);
  },
});

/** Opens the editor at an address in front of the content. */
export async function openEditor(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const own = globalThis as unknown as { showDirectoryPicker?: () => Promise<unknown> };
    own.showDirectoryPicker = () => navigator.storage.getDirectory();
  });
  // any answer of the editor's own, to stand where its storage is
  await page.goto(new URL('nowhere', address).href);
  await writeFiles(page, { '.git/HEAD': 'ref: refs/heads/main', ...contentFiles });
  await page.goto(address);
  await page.getByRole('button', { name: /Work with Local|Trabajar con un repositorio/ }).click();
  await page.getByRole('grid').waitFor();
}

/** Writes files into the folder that stands for the project's. */
export async function writeFiles(page: Page, files: Record<string, string>): Promise<void> {
  await page.evaluate(async (files) => {
    for (const [path, text] of Object.entries(files)) {
      const names = path.split('/');
      let folder = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1)) {
        folder = await folder.getDirectoryHandle(name, { create: true });
      }
      const file = await folder.getFileHandle(names.at(-1) ?? '', { create: true });
      const writer = await file.createWritable();
      await writer.write(text);
      await writer.close();
    }
  }, files);
}

/** The bytes of a file in that folder. */
export async function readFile(page: Page, path: string): Promise<Buffer> {
  const bytes = await page.evaluate(async (path) => {
    const names = path.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await (await folder.getFileHandle(names.at(-1) ?? '')).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, path);
  return Buffer.from(bytes);
}

/** The files of that folder that are not as they were, by their paths. */
export async function changedFiles(page: Page): Promise<Record<string, string>> {
  const now = await page.evaluate(async (paths) => {
    const texts: Record<string, string> = {};
    for (const path of paths) {
      const names = path.split('/');
      let folder = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      texts[path] = await (await (await folder.getFileHandle(names.at(-1) ?? '')).getFile()).text();
    }
    return texts;
  }, Object.keys(contentFiles));
  return Object.fromEntries(
    Object.entries(now).filter(([path, text]) => text !== contentFiles[path]),
  );
}

/** The lines that went and those that came, from the first to the last that differ. */
export function lineDiff(before: string, after: string): { gone: string[]; come: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return { gone: old.slice(start, old.length - end), come: now.slice(start, now.length - end) };
}

/** Opens the form of a content file by its name in the list, from the list or from another form. */
export async function openForm(page: Page, label: string): Promise<void> {
  const cancel = page.getByRole('button', { name: /^(Cancel Editing|Cancelar edición)$/ });
  if (await cancel.isVisible()) await cancel.click();
  await page.getByRole('gridcell', { name: label }).click();
  await page.locator('[data-key-path]').first().waitFor();
}

/** The half of the form for a language. */
export const half = (page: Page, language: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Edit.* .?${language}`, 'i') });

/** Opens what a button opens, where it is closed. */
async function expand(button: Locator): Promise<void> {
  if ((await button.count()) === 0) return;
  await button.scrollIntoViewIfNeeded();
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

/** Scrolls until there is such a field: a form is drawn as far as somebody scrolls. */
async function reveal(field: Locator, around: Locator): Promise<void> {
  const drawn = around.locator('[data-key-path]');
  await expect(async () => {
    if ((await field.count()) === 0) {
      // what is just opened at the edge has nothing drawn yet
      const last = (await drawn.count()) > 0 ? drawn.last() : around;
      await last.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    }
    expect(await field.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [50], timeout: 10_000 });
  await field.scrollIntoViewIfNeeded();
}

/** The field of a key, in view; the headings and entries around it are opened. */
export async function fieldAt(part: Locator, path: string): Promise<Locator> {
  const names = path.split('.');
  let around = part;
  for (let length = 1; length < names.length; length += 1) {
    const [last = '', next = ''] = [names[length - 1], names[length]];
    if (/^\d+$/.test(last)) continue;
    const outer = part.locator(`[data-key-path="${names.slice(0, length).join('.')}"]`);
    await reveal(outer, around);
    await expand(outer.locator('[aria-expanded][aria-controls]').first());
    if (/^\d+$/.test(next))
      await expand(outer.locator(`[aria-controls$="-item-${next}-body"]`).first());
    around = outer;
  }
  const field = part.locator(`[data-key-path="${path}"]`);
  await reveal(field, around);
  return field;
}

/** Types into the field of a key in place of what it says. */
export async function typeInto(part: Locator, path: string, text: string): Promise<void> {
  await (await fieldAt(part, path)).getByRole('textbox').first().fill(text);
}

/** Presses the button that saves the form. */
export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Save|Guardar)$/ }).click();
}

/** Waits until the form is saved, which stays open. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^(Save|Guardar)$/ })).toBeDisabled();
}

/** Saves the form. */
export async function save(page: Page): Promise<void> {
  await pressSave(page);
  await saved(page);
}
