/**
 * The folder that the site is mounted under, such as `/season`; empty at the root. Read here and not
 * in config.ts, since the browser needs it too and Next writes it into the code.
 */
export const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '');

/** The address of a page or a file of ours, wherever the site is mounted. */
export function withBasePath(path: string): string {
  return path.startsWith('/') ? `${basePath}${path}` : path;
}
