/** The texts that the editor read or wrote. */
const known = new Set<string>();
/** Those that it wrote last, by path. */
const written = new Map<string, string>();

const normal = (text: string) => text.trim().replace(/\r\n?/g, '\n');

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

/** The CMS keeps the folder that was picked in this store of the repository's database. */
const STORE = 'file-system-handles';
const KEY = 'root_dir_handle';

/** The project's folder that was picked in the editor; null online, where there is none. */
export function pickedFolder(repository: string): Promise<FileSystemDirectoryHandle | null> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(`github:${repository}`);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const done = (folder: FileSystemDirectoryHandle | null) => {
        database.close();
        resolve(folder);
      };
      if (!database.objectStoreNames.contains(STORE)) return done(null);
      const reading = database.transaction(STORE).objectStore(STORE).get(KEY);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => done(reading.result ?? null);
    };
  });
}

/** A folder in another, by its path. Rejects where there is none. */
export async function folderAt(folder: FileSystemDirectoryHandle, path: string) {
  let found = folder;
  for (const name of path.split('/')) found = await found.getDirectoryHandle(name);
  return found;
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
