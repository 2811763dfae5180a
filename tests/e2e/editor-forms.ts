import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { labelOf } from '@/lib/content/fields';
import { buildEditor } from '@/scripts/editor/bundle-editor';
import { readFolder, serveEditor } from '@/scripts/editor/serve-editor';
import { MOCK_SERVICES } from '@/scripts/paths';

export const FIXTURE = 'tests/fixtures/content';
export const repository = 'local/season';

export const { texts: contentFiles, translatedFrom } = readFolder(FIXTURE);

type EditorFixtures = {
  editor: Page;
  elsewhere: string[];
};

export const test = base.extend<EditorFixtures, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use, { workerIndex }) => {
      const dir = join(MOCK_SERVICES, 'tests-editor', String(workerIndex));
      await buildEditor(dir, { content: FIXTURE, repository });
      const { port, close } = await serveEditor({ dir, port: 0 });
      await use(`http://127.0.0.1:${port}/`);
      await close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  elsewhere: async ({ context }, use) => {
    const requests: string[] = [];
    context.on('request', (request) => {
      if (/^http(?!:\/\/127\.0\.0\.1:)/.test(request.url())) requests.push(request.url());
    });
    // what the policy stopped was not sent
    context.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'csp')
        requests.splice(requests.indexOf(request.url()), 1);
    });
    await use(requests);
  },
  page: async ({ page }, use) => {
    await use(page);
    // the form may still ask for the files
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  editor: async ({ page, address }, use) => {
    await page.route(new URL('publish', address).href, async (route) => {
      // the page may be loading anew
      const changed = await changedFiles(page).catch(() => ({}));
      const files = Object.keys(changed).map((path) => join(FIXTURE, path));
      await route.fulfill({ json: { files, remote: 'origin', ahead: 0 } });
    });
    await openEditor(page, `${address}#token=first`);
    await use(page);
  },
});

export async function openEditor(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const own = globalThis as unknown as { showDirectoryPicker?: () => Promise<unknown> };
    own.showDirectoryPicker = () => navigator.storage.getDirectory();
  });
  await page.route(new URL('content.json', address).href, async (route) =>
    route.fulfill({ json: { texts: await filesNow(page), translatedFrom, ...disk } }),
  );
  // any answer of the editor's own, to stand where its storage is
  await page.goto(new URL('nowhere', address).href);
  await writeFiles(page, { ...contentFiles, '../../../.git/HEAD': 'ref: refs/heads/main' });
  await page.goto(address);
  const pick = page.getByRole('button', { name: /Work with Local|Trabajar con un repositorio/ });
  await pick.waitFor();
  await expect(page.getByRole('button', { name: 'Token' })).toHaveCount(0);
  await Promise.all([page.waitForEvent('load'), pick.click()]);
  await page.getByRole('grid').waitFor();
}

/** What the server says of the disk. */
export const disk = { locked: [] as string[], isFull: false };

export async function writeFiles(page: Page, files: Record<string, string | null>): Promise<void> {
  const paths = Object.entries(files).map(([path, text]) => [join(FIXTURE, path), text] as const);
  await page.evaluate(async (paths) => {
    for (const [path, text] of paths) {
      const names = path.split('/');
      let folder = await navigator.storage.getDirectory();
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true });
      const last = names.at(-1) ?? '';
      if (text === null) {
        await folder.removeEntry(last);
        continue;
      }
      const writer = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    }
  }, paths);
}

async function bytesIn(page: Page, folder: string): Promise<[path: string, bytes: Buffer][]> {
  const files = await page.evaluate(async (path) => {
    let top = await navigator.storage.getDirectory();
    for (const name of path.split('/')) top = await top.getDirectoryHandle(name, { create: true });
    const found: [string, number[]][] = [];
    /** Reads a file again that was replaced while it was read; null for one that has been taken out. */
    async function bytesOf(entry: FileSystemFileHandle): Promise<ArrayBuffer | null> {
      try {
        return await (await entry.getFile()).arrayBuffer();
      } catch (error) {
        const { name } = error as Error;
        if (name === 'NotFoundError') return null;
        if (name === 'NotReadableError') return bytesOf(entry);
        throw error;
      }
    }
    async function read(folder: FileSystemDirectoryHandle, before: string) {
      for await (const entry of folder.values()) {
        const path = before + entry.name;
        if (entry.kind === 'directory') await read(entry, `${path}/`);
        // but for one that is being written
        else if (!entry.name.startsWith('.')) {
          const bytes = await bytesOf(entry);
          if (bytes) found.push([path, [...new Uint8Array(bytes)]]);
        }
      }
    }
    await read(top, '');
    return found;
  }, folder);
  return files.map(([path, bytes]) => [path, Buffer.from(bytes)]);
}

async function filesNow(page: Page): Promise<Record<string, string>> {
  const files = await bytesIn(page, FIXTURE);
  return Object.fromEntries(files.map(([path, bytes]) => [path, bytes.toString()]));
}

export const picturesNow = (page: Page) => bytesIn(page, join(FIXTURE, '../public/images'));

export async function changedFiles(page: Page): Promise<Record<string, string | null>> {
  const now = await filesNow(page);
  const paths = Object.keys({ ...contentFiles, ...now });
  const changed = paths.filter((path) => now[path] !== contentFiles[path]);
  return Object.fromEntries(changed.map((path) => [path, now[path] ?? null]));
}

/** The lines of a file that went and those that came, against what the tests began with. */
export async function diffOf(page: Page, path: string) {
  const [old, now] = [contentFiles[path] ?? '', (await filesNow(page))[path] ?? ''].map((text) =>
    text.split('\n'),
  );
  return {
    gone: old?.filter((line) => !now?.includes(line)),
    come: now?.filter((line) => !old?.includes(line)),
  };
}

export async function openForm(page: Page, label: string, title?: string): Promise<void> {
  const leave = page.getByRole('button', { name: 'Cancel Editing' });
  if (await leave.isVisible()) await leave.click();
  await page.getByRole('treeitem', { name: new RegExp(`^${label}`) }).click();
  if (title) await page.getByRole('gridcell', { name: new RegExp(`^${title}`) }).click();
  const isList = title === undefined && /^(Event|Livestream|Toolkit|News|Letters)/.test(label);
  if (!isList) await page.locator('.entry-check').first().waitFor();
}

export const half = (page: Page, language: string): Locator =>
  page.getByRole('group', { name: new RegExp(`^Edit.* .?${language}`, 'i') });

export const check = (part: Page | Locator): Locator => part.locator('.entry-check').first();

const named = (key: string, language: 'en' | 'es' = 'en') => labelOf(key, language) ?? key;

export const textbox = (part: Page | Locator, key: string, language?: 'en' | 'es') =>
  part.getByRole('textbox', { name: named(key, language), exact: true });

export async function goToPart(part: Page | Locator, heading: string): Promise<void> {
  const details = part.locator('.entry-check details').first();
  await details.locator('summary').click();
  const way = details.getByRole('button', { name: named(`heading.${heading}`) });
  await way.click();
  await expect(way).not.toBeFocused();
}

export async function type(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

export async function pressSave(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Save|Guardar)$/ }).click();
}

/** Saves; the form stays, and the foot says that it is not published. */
export async function save(page: Page): Promise<void> {
  const saved = page.getByText('Saved, not published yet.');
  await expect(saved).toHaveCount(0);
  await pressSave(page);
  await saved.waitFor();
}
