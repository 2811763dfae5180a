import type { ScreenPath } from '@/lib/addresses/routes';
import type { StoredKey } from '@/lib/browser/stored-keys';

/** The worker's file: always under this name, below the base path. */
export const WORKER_FILE = '/rally-worker.js';

/** Cached with each call page, in its language. */
export const COMMON_PAGES: ScreenPath[] = ['/', '/call', '/rsvp'];

/** The query of the worker's address that names the call page to keep, such as `/es/call/wv`. */
export const PAGE_PARAM = 'page';

/** Tells a worker that is being installed to stop, since its files are no longer wanted. */
export const STOP_CACHING = 'stop';

/** What a worker says of its end, as `rally`: it has everything, or why not. */
export type CacheResult = 'cached' | 'full' | 'altered' | 'failed';

/** Several sites may share an origin. @param scope the worker's path */
export const cacheNameOf = (scope: string): string => `${'rally' satisfies StoredKey} ${scope}`;

export type PrecacheList = {
  /** the SHA-256 of each file, in base64 */
  hashes: Readonly<Record<string, string>>;
  /** by the path of each locale's call page: home, the call page, the events, and all that they need */
  common: Readonly<Record<string, readonly string[]>>;
  /** by the path of a state's or a target's page: what it needs on top */
  local: Readonly<Record<string, readonly string[]>>;
};

/** True for a file whose name changes with its bytes. */
export const isHashed = (path: string): boolean => path.includes('/_next/static/');

/**
 * The files to keep with a call page; without the page of a state that a newer build lacks. One whose name
 * has no hash gets a revision, so that a changed one is cached anew.
 */
export function filesToCache({ hashes, common, local }: PrecacheList, page: string) {
  const [, base = []] = Object.entries(common).find(([call]) => isBelow(call, page)) ?? [];
  return [...base, ...(local[page] ?? [])].map((url) => {
    const sha256 = hashes[url] ?? '';
    return { url, revision: isHashed(url) ? null : sha256, integrity: `sha256-${sha256}` };
  });
}

/** True for a locale's call page, and for the pages of states and targets below it. */
export const isBelow = (call: string, page: string): boolean => `${page}/`.startsWith(`${call}/`);

/** The start of the gate, which every page of ours has, and no host's own message. */
export const OWN_MARK = '<script data-scripts="';

export const isPage = ({ headers }: Response): boolean =>
  /^text\/html\b/.test(headers.get('Content-Type') ?? '');

/** A page's path as the list has it: `/call/`, `/call.html` and `//call` are `/call`. */
export function pageOf(path: string): string {
  const merged = path.replace(/(\/|%2f)+/gi, '/');
  return merged.replace(/(\/index)?\.html$|\/$/, '') || '/';
}

type Deployed = { isArchived: boolean; features?: { offline?: boolean } };

/** True where visitors may keep pages on their device. */
export function offersOffline({ isArchived, features }: Deployed): boolean {
  return features?.offline !== false && !isArchived;
}
