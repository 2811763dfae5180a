import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { defaultLocale, type Locale, locales } from '@/lib/i18n/locales';
import { exportedFiles, pagePath } from '@/scripts/build/export-hash';
import { headersFor, parseHeadersFile } from '@/scripts/build/headers';
import { requireBuild } from '@/scripts/build/require-build';
import { localServers, TEST_PORTS } from '@/scripts/servers/ports';

export const { site, hosts } = localServers(TEST_PORTS);
requireBuild([site, hosts]);

const parser = new new JSDOM().window.DOMParser();

export type ExportedPage = {
  /** below the export's folder: `es/call/wv.html` */
  file: string;
  /** `/es/call/wv` */
  address: string;
  locale: Locale;
  html: string;
  readonly document: Document;
};

function exportedPage(dir: string, file: string): ExportedPage {
  const html = readFileSync(join(dir, file), 'utf8');
  let parsed: Document | undefined;
  return {
    file,
    address: pagePath(file),
    locale: locales.find((each) => file.split(/[/.]/)[0] === each) ?? defaultLocale,
    html,
    get document() {
      parsed ??= parser.parseFromString(html, 'text/html');
      return parsed;
    },
  };
}

/** What has no header, footer or card of its own: it stands in a frame, or where no page is. */
const BARE = /(^|\/)(404|widget|partners\/card)\.html$/;

export function exportedSite(dir: string) {
  if (!existsSync(join(dir, 'index.html'))) {
    throw new Error(`There is no built site in ${dir}. Build it: npm run build:tests -- --all`);
  }
  const files = exportedFiles(dir);
  const htmlFiles = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => exportedPage(dir, file));
  const byAddress = new Map(htmlFiles.map((page) => [page.address, page]));
  return {
    files: new Set(files),
    htmlFiles,
    pages: htmlFiles.filter(({ file }) => !BARE.test(file)),
    page(address: string): ExportedPage {
      const found = byAddress.get(address);
      if (found) return found;
      throw new Error(`${dir} has no page for ${address}`);
    },
    read: (path: string) => readFileSync(join(dir, path)),
    text: (path: string) => readFileSync(join(dir, path), 'utf8'),
  };
}

export type ExportedSite = ReturnType<typeof exportedSite>;

export const exported = exportedSite('out');

const rules = parseHeadersFile(exported.text('_headers'));

export const headersOf = (address: string) => headersFor(rules, address);

export const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

export const all = <Found extends Element>(parent: ParentNode, selector: string): Found[] => [
  ...parent.querySelectorAll<Found>(selector),
];

/** Where all elements that match lead, or what another attribute of theirs is; empty where it is missing. */
export const attributes = (parent: ParentNode, selector: string, name = 'href'): string[] =>
  all(parent, selector).map((element) => element.getAttribute(name) ?? '');

export const policyOf = (document: Document): string =>
  attributes(document, 'meta[http-equiv="Content-Security-Policy"]', 'content').join();
