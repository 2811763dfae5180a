import type { PublicFiles } from '@/lib/content/check/files/content-files';
import { HEADER_BYTES, isPicture, sizeInHeader } from '@/lib/pictures/picture-size';
import { folderAt } from './files-on-disk';

/** The files of a folder and those below it, by their addresses. */
async function filesIn(folder: FileSystemDirectoryHandle, address: string) {
  const files = new Map<string, File>();
  for await (const entry of folder.values()) {
    const own = `${address}/${entry.name}`;
    if (entry.kind === 'file') files.set(own, await entry.getFile());
    else for (const [path, file] of await filesIn(entry, own)) files.set(path, file);
  }
  return files;
}

/**
 * The pictures beside a content folder, as the content check asks for them; null where there are none. Links
 * among them do not show here; `npm run content:check` names them.
 */
export async function publicFilesOf(
  project: FileSystemDirectoryHandle,
  content: string,
): Promise<PublicFiles | null> {
  const folder = `${content.replace(/[^/]+$/, 'public')}/images`;
  const images = await folderAt(project, folder)
    .catch(() => folderAt(project, 'public/images'))
    .catch(() => null);
  if (!images) return null;
  const files = await filesIn(images, '/images');
  const headers = new Map<string, ArrayBuffer>();
  for (const [path, file] of files) {
    headers.set(path, await file.slice(0, HEADER_BYTES).arrayBuffer());
  }
  const inHeader = <Found>(path: string, find: (header: ArrayBuffer) => Found) => {
    const header = headers.get(path);
    return header ? find(header) : null;
  };
  return {
    isPlainFile: (path) => files.has(path),
    listedPath: (path) =>
      [...files.keys()].find((each) => each.toLowerCase() === path.toLowerCase()) ?? null,
    isPicture: (path) => inHeader(path, isPicture) ?? false,
    sizeOf: (path) => inHeader(path, sizeInHeader),
    links: () => [],
  };
}
