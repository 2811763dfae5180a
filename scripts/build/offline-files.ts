import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { localePath } from '@/lib/addresses/routes';
import { htmlLangs, locales } from '@/lib/i18n/locales';
import {
  COMMON_PAGES,
  offersOffline,
  type PrecacheList,
  WORKER_FILE,
} from '@/lib/offline/cached-pages';
import { sha256 } from '@/lib/sha256';
import offline from '@/messages/offline.json' with { type: 'json' };
import { writeWhole } from '@/scripts/files';
import { exportedFiles, pagePath } from './export-hash';
import { bundled } from './vite-bundle';

/** What pages may need: no downloads and no router data. */
const NEEDED = /\.(css|js|woff2|svg|webp|png|jpg|ico|ics|webmanifest)$/;

/** How files name others: attributes with one or more, and `url()`, and Next's names in scripts. */
const NAMES: Record<string, RegExp> = {
  html: /(?:\s(?:src|srcset|href|poster|data-scripts)="|url\()([^")]+)/g,
  css: /url\(["']?([^"')]+)/g,
  js: /(static\/(?:chunks|media)\/[\w.~-]+)/g,
};

/** The pages' files and all files that they need, directly or not, sorted. */
export function neededFiles(dir: string, basePath: string, pages: string[]): string[] {
  const found = new Set(pages);
  for (const file of found) {
    const pattern = NAMES[file.split('.').at(-1) ?? ''];
    const text = pattern ? readFileSync(join(dir, file), 'utf8') : '';
    for (const [, names = ''] of pattern ? text.matchAll(pattern) : []) {
      for (const name of names.split(/[\s,]+/)) {
        const named = fileNamed(name, file, basePath);
        if (named && NEEDED.test(named) && existsSync(join(dir, named))) found.add(named);
      }
    }
  }
  return [...found].sort();
}

function fileNamed(name: string, by: string, basePath: string) {
  const [path = ''] = name.split(/[?#]/);
  if (by.endsWith('.js')) return `_next/${path}`;
  if (path.startsWith(`${basePath}/`)) return path.slice(basePath.length + 1);
  return by.endsWith('.css') ? posix.join(posix.dirname(by), path) : null;
}

export function precacheList(dir: string, basePath: string): PrecacheList {
  const pages = exportedFiles(dir).filter((file) => file.endsWith('.html'));
  const hashes: Record<string, string> = {};
  const pathsFor = (files: string[]) =>
    neededFiles(dir, basePath, files).map((file) => {
      const path = file.endsWith('.html') ? pagePath(file) : `/${file}`;
      const address = path === '/' ? basePath || '/' : basePath + path;
      hashes[address] ??= sha256(readFileSync(join(dir, file)), 'base64');
      return address;
    });
  const common: Record<string, string[]> = {};
  const local: Record<string, string[]> = {};
  for (const locale of locales) {
    const [call, rally] = [localePath(locale, '/call'), localePath(locale, '/rally')];
    const paths = COMMON_PAGES.map((path) => localePath(locale, path));
    const own = pages.filter((file) => paths.includes(pagePath(file)));
    // no link leads to a rally card that is still empty
    const link = `href="${basePath}${rally}"`;
    const hasLink = own.some((file) => readFileSync(join(dir, file), 'utf8').includes(link));
    const card = pages.filter((file) => hasLink && pagePath(file) === rally);
    const shared = pathsFor([...own, ...card]);
    common[basePath + call] = shared;
    for (const page of pages.filter((file) => pagePath(file).startsWith(`${call}/`))) {
      local[basePath + pagePath(page)] = pathsFor([page]).filter((each) => !shared.includes(each));
    }
  }
  return { hashes, common, local };
}

/**
 * Writes the worker that caches pages for a visitor who asks. On a site without that feature, the
 * same file erases what an earlier build's has cached.
 */
export async function writeRallyWorker(
  dir: string,
  campaign: Parameters<typeof offersOffline>[0],
  basePath: string,
) {
  const keeps = offersOffline(campaign);
  // the offline page's messages, by each locale's call page
  const words = locales.map((locale) => [
    basePath + localePath(locale, '/call'),
    { lang: htmlLangs[locale], ...offline[locale].noConnection },
  ]);
  const code = await bundled(`lib/offline/worker/${keeps ? 'rally' : 'erase'}-worker.ts`, {
    'process.env.NODE_ENV': '"production"',
    ...(keeps && {
      PRECACHE_LIST: JSON.stringify(precacheList(dir, basePath)),
      NO_CONNECTION: JSON.stringify(Object.fromEntries(words)),
    }),
  });
  writeWhole(join(dir, WORKER_FILE), code);
}
