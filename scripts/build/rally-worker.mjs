import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { build } from 'vite';
import { languages, locales } from '../../lib/i18n/languages.mjs';
import { UserError } from '../cli.mjs';
import { readJson, writeWhole } from '../files.mjs';
import { ROOT } from '../paths.mjs';
import { exportedFiles, pagePath } from './export-hash.mjs';

/** Its name never changes, since browsers ask for it again under the one that they know (lib/offline/kept-list.ts). */
export const WORKER_FILE = 'rally-worker.js';

/** The pages that are kept beside the call page, without the locale's prefix, where a campaign has them. */
const COMMON = ['', '/call', '/rsvp'];

/** Is kept where those lead to it: nothing leads to a rally card that has nothing on it yet. */
const RALLY = '/rally';

/** What a page may need, by its name: no archive to download, and nothing of a router. */
const NEEDED = /\.(css|js|woff2|svg|webp|png|jpg|ico|ics|webmanifest)$/;

/**
 * How each kind of file names others: attributes of a page, which may hold several, `url()` in a stylesheet,
 * and the framework's own names in a script.
 *
 * @type {Record<string, RegExp>}
 */
const NAMES = {
  html: /\s(?:src|srcset|href|poster|data-scripts)="([^"]+)"/g,
  css: /url\(["']?([^"')]+)/g,
  js: /(static\/(?:chunks|media)\/[\w.~-]+)/g,
};

/**
 * Everything in an export that some pages need, the pages first: what they name, and what that names in
 * turn.
 *
 * @param {string} dir @param {string} basePath @param {string[]} pages files
 * @returns {string[]} files, sorted
 */
export function neededFiles(dir, basePath, pages) {
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

/** The file of an export that another one names. @param {string} name @param {string} by @param {string} basePath */
function fileNamed(name, by, basePath) {
  const [path = ''] = name.split(/[?#]/);
  if (by.endsWith('.js')) return `_next/${path}`;
  if (path.startsWith(`${basePath}/`)) return path.slice(basePath.length + 1);
  return by.endsWith('.css') ? posix.join(posix.dirname(by), path) : null;
}

/**
 * What visitors may keep of an export (lib/offline/kept-list.ts).
 *
 * @param {string} dir @param {string} basePath
 * @returns {{ files: [path: string, sha256: string][], common: Record<string, number[]>, local: Record<string, number[]> }}
 */
export function keptList(dir, basePath) {
  const pages = exportedFiles(dir).filter((file) => file.endsWith('.html'));
  /** @type {Map<string, number>} */
  const numbers = new Map();
  /** @param {string} file */
  const numberOf = (file) => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  /** @param {string[]} files */
  const numbersFor = (files) => neededFiles(dir, basePath, files).map(numberOf);
  /** @type {Record<string, number[]>} */
  const common = {};
  /** @type {Record<string, number[]>} */
  const local = {};
  for (const locale of locales) {
    const folder = locale === 'en' ? '' : `/${locale}`;
    const call = `${folder}/call`;
    const pagesAt = (/** @type {string[]} */ paths) =>
      pages.filter((file) => paths.some((path) => pagePath(file) === (folder + path || '/')));
    const own = pagesAt(COMMON);
    const link = `href="${basePath}${folder}${RALLY}"`;
    const hasLink = own.some((file) => readFileSync(join(dir, file), 'utf8').includes(link));
    if (hasLink) own.push(...pagesAt([RALLY]));
    common[basePath + call] = numbersFor(own);
    for (const page of pages.filter((file) => pagePath(file).startsWith(`${call}/`))) {
      const more = numbersFor([page]).filter(
        (number) => !common[basePath + call]?.includes(number),
      );
      local[basePath + pagePath(page)] = more;
    }
  }
  const files = [...numbers.keys()].map((file) => addressAndHash(dir, basePath, file));
  return { files, common, local };
}

/**
 * @param {string} dir @param {string} basePath @param {string} file
 * @returns {[path: string, sha256: string]}
 */
function addressAndHash(dir, basePath, file) {
  const path = file.endsWith('.html') ? pagePath(file) : `/${file}`;
  const hash = createHash('sha256').update(readFileSync(join(dir, file)));
  return [path === '/' ? basePath || '/' : basePath + path, hash.digest('base64')];
}

/** The sentences of the page for what was not kept, by each locale's call page. @param {string} basePath */
function noConnectionWords(basePath) {
  const words = readJson(join(ROOT, 'messages/offline.json'));
  return Object.fromEntries(
    locales.map((locale) => [
      `${basePath}${locale === 'en' ? '' : `/${locale}`}/call`,
      { lang: languages[locale].htmlLang, ...words[locale].noConnection },
    ]),
  );
}

/**
 * Writes the worker that keeps pages for a visitor who asks. On a site that keeps nothing, since it is
 * archived or the organisers have switched it off, the same file erases what an earlier build's has kept.
 *
 * @param {string} dir
 * @param {{ isArchived: boolean, features?: { offline?: boolean } }} campaign as deployed
 * @param {string} basePath
 */
export async function writeRallyWorker(dir, { isArchived, features }, basePath) {
  const keeps = !isArchived && features?.offline !== false;
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      ...(keeps && {
        KEPT_LIST: JSON.stringify(keptList(dir, basePath)),
        NO_CONNECTION: JSON.stringify(noConnectionWords(basePath)),
      }),
    },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: `lib/offline/worker/${keeps ? 'rally' : 'erase'}-worker.ts`,
        formats: ['iife'],
        name: 'rally',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code;
  if (!code) throw new UserError('The worker that keeps pages was not bundled.');
  writeWhole(join(dir, WORKER_FILE), code);
}
