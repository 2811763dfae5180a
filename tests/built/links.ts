import { modalHashes } from '@/lib/modals/deep-links';
import {
  all,
  attributes,
  type ExportedPage,
  type ExportedSite,
  hosts,
  site,
} from './exported-site';

/** Hashes that open a modal; no element has them. */
const deepLinks: readonly (string | null)[] = Object.values(modalHashes);

const ADDRESSES = ['href', 'src', 'poster', 'action'] as const;

function namedBy({ document }: ExportedPage): string[] {
  const named = (name: string) => attributes(document, `[${name}]`, name);
  const single = ADDRESSES.flatMap(named);
  const sets = ['srcset', 'imagesrcset']
    .flatMap(named)
    .flatMap((set) => set.split(',').map((entry) => entry.trim().split(/\s/)[0] ?? ''));
  const scripts = named('data-scripts').flatMap((listed) => listed.split(' ').filter(Boolean));
  return [...single, ...sets, ...scripts];
}

/** What a host answers with for a path: the file of that name, or the page. */
function fileAt({ files }: ExportedSite, pathname: string): string | undefined {
  const path = decodeURIComponent(pathname).slice(1);
  return [path, path ? `${path}.html` : 'index.html'].find((each) => files.has(each));
}

/** The links, pictures, scripts and anchors of an export that lead nowhere within it. */
export function deadLinks(exported: ExportedSite): string[] {
  const pageIn = new Map(exported.htmlFiles.map((page) => [page.file, page]));
  return exported.htmlFiles.flatMap((page) => {
    const dead = [...new Set(namedBy(page))].filter((address) => {
      const url = new URL(address, site + page.address);
      if (url.origin !== site) return false;
      const file = fileAt(exported, url.pathname);
      if (!file) return true;
      const { document } = pageIn.get(file) ?? {};
      const isAnchor = document && url.hash !== '' && !deepLinks.includes(url.hash);
      return isAnchor && document.getElementById(decodeURIComponent(url.hash.slice(1))) === null;
    });
    return dead.map((address) => `${page.file}: ${address}`);
  });
}

/** The pages that one reaches from a page by links alone, itself among them. */
export function reachedFrom(exported: ExportedSite, start: ExportedPage): Set<ExportedPage> {
  const pageIn = new Map(exported.htmlFiles.map((page) => [page.file, page]));
  const reached = new Set([start]);
  for (const page of reached) {
    for (const href of attributes(page.document, 'a[href]')) {
      const { origin, pathname } = new URL(href, site + page.address);
      const next = origin === site && pageIn.get(fileAt(exported, pathname) ?? '');
      if (next) reached.add(next);
    }
  }
  return reached;
}

/** The hosted forms: a test build leads to the mock service’s. */
const HOSTED = `${hosts}/action-network/`;

const SAFE = /^(\/(?!\/)|https:\/\/|mailto:\S|webcal:\/\/\S|tel:\+|sms:\?|#\w)/;

export function unsafeLinks({ pages }: ExportedSite): string[] {
  return pages.flatMap(({ file, document }) =>
    all(document, 'a')
      .map((link) => ({ text: link.textContent, href: link.getAttribute('href') ?? '' }))
      .filter(({ href }) => !SAFE.test(href) && !href.startsWith(HOSTED))
      .map(({ text, href }) => `${file}: "${text}" leads to "${href}"`),
  );
}
