/** The texts that the editor read or wrote. */
const known = new Set<string>();
/** Those that it wrote last, by path. */
const written = new Map<string, string>();

const normal = (text: string) => text.trim().replace(/\r\n?/g, '\n');

/** What a JSON file holds; undefined where it cannot be read. */
export function parsed(text = ''): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** Notes a text that the editor has read, and returns it. */
export function remember(text: string): string {
  known.add(normal(text));
  return text;
}

/** Notes what the editor writes to a path. */
export function rememberWritten(path: string, text: string): void {
  written.set(path, normal(text));
}

/** True for a file that somebody else has changed since the editor read or wrote it. */
export function isStale(path: string, onDisk: string): boolean {
  const text = normal(onDisk);
  const own = written.get(path);
  return own === undefined ? !known.has(text) : own !== text;
}

/**
 * What the CMS keeps in a store of the repository's database, by its keys; nothing where it keeps none.
 */
function cmsStore(repository: string, store: string): Promise<Map<string, unknown>> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`github:${repository}`);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const found = new Map<string, unknown>();
      const done = () => {
        database.close();
        resolve(found);
      };
      if (!database.objectStoreNames.contains(store)) return done();
      const reading = database.transaction(store).objectStore(store).openCursor();
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        if (!reading.result) return done();
        found.set(String(reading.result.key), reading.result.value);
        reading.result.continue();
      };
    };
  });
}

/** The project's folder that was picked in the editor; null online, where there is none. */
export async function pickedFolder(repository: string): Promise<FileSystemDirectoryHandle | null> {
  const folder = (await cmsStore(repository, 'file-system-handles')).get('root_dir_handle');
  return (folder as FileSystemDirectoryHandle | undefined) ?? null;
}

/** Online, the texts of the content files as the CMS has fetched them, by their paths from the content folder. */
export async function onlineTexts(repository: string, content: string) {
  const files = await cmsStore(repository, 'file-cache');
  return Object.fromEntries(
    [...files].flatMap(([path, file]) => {
      const { text } = file as { text?: string };
      return path.startsWith(`${content}/`) && text !== undefined
        ? [[path.slice(content.length + 1), text]]
        : [];
    }),
  );
}

/** A folder in another, by its path. Rejects where there is none. */
export async function folderAt(folder: FileSystemDirectoryHandle, path: string) {
  let found = folder;
  for (const name of path.split('/')) found = await found.getDirectoryHandle(name);
  return found;
}

/** Why a file in a folder cannot be written, in the browser's words; null where it can. */
export async function whyNotWritable(folder: FileSystemDirectoryHandle, path: string) {
  const [, parent, name = path] = /^(?:(.*)\/)?([^/]+)$/.exec(path) ?? [];
  try {
    const around = parent ? await folderAt(folder, parent) : folder;
    const file = await around.getFileHandle(name, { create: true });
    await (await file.createWritable({ keepExistingData: true })).abort();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The texts of the JSON files in a folder and those below it, by their paths. */
export async function readTexts(folder: FileSystemDirectoryHandle, path = '') {
  const texts: Record<string, string> = {};
  for await (const entry of folder.values()) {
    const name = `${path}${entry.name}`;
    if (entry.kind === 'directory') Object.assign(texts, await readTexts(entry, `${name}/`));
    else if (name.endsWith('.json')) texts[name] = await (await entry.getFile()).text();
  }
  return texts;
}
