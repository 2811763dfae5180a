import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { WORKER_FILE } from '@/lib/offline/kept-list';
import { sha256 } from '@/lib/sha256';
import { OUT } from '@/scripts/paths';
import { listen } from '@/scripts/servers';
import { serveSite } from '@/scripts/static-server';
import { wake } from '@/tests/e2e/visitor';
import { type Words, wordsOf } from './e2e-words';

type Answer = (req: IncomingMessage, res: ServerResponse) => unknown;
type Change = (text: string, path: string) => string;

/** A host of the site that can be stopped, that can fail, and that can be given another build. */
export async function startHost(dir = OUT) {
  const site = await serveSite({ dir, port: 0 });
  const requests: string[] = [];
  let faults: [path: RegExp, answer: Answer][] = [];
  let change: Change | null = null;
  let renamed = new Map<string, string>();

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    requests.push(`${req.method} ${pathname}`);
    res.setHeader('Connection', 'close');
    const [, fault] = faults.find(([path]) => path.test(pathname)) ?? [];
    return fault ? fault(req, res) : pass(req, res);
  }

  async function pass(req: IncomingMessage, res: ServerResponse) {
    const { pathname, search } = new URL(req.url ?? '/', 'http://localhost');
    const path = renamed.get(pathname) ?? pathname;
    const method = req.method ?? 'GET';
    const found = await fetch(`http://localhost:${site.port}${path}${search}`, {
      method,
      redirect: 'manual',
      ...(method === 'POST' && { body: 'x' }),
    });
    const hidden = /^(content-(length|encoding)|transfer-encoding|connection|etag|last-modified)$/;
    for (const [name, value] of found.headers) if (!hidden.test(name)) res.setHeader(name, value);
    let body = Buffer.from(await found.arrayBuffer());
    if (change && TEXT.test(found.headers.get('content-type') ?? '')) {
      body = Buffer.from(change(body.toString(), path));
    }
    return res.writeHead(found.status).end(body);
  }

  const server = () => createServer((req, res) => void answer(req, res).catch(() => res.destroy()));
  let listening: Awaited<ReturnType<typeof listen>> | null = await listen(server(), 0);
  const { port } = listening;

  return {
    origin: `http://localhost:${port}`,
    requests,
    /** Answers as if nothing were wrong. */
    pass,
    /** From now on this is how the host answers for these paths; without an answer, well again. */
    fail(path: RegExp, fault: Answer | null) {
      faults = faults.filter(([each]) => each.source !== path.source);
      if (fault) faults.push([path, fault]);
    },
    async stop() {
      await listening?.close();
      listening = null;
    },
    async start() {
      listening ??= await listen(server(), port);
    },
    /**
     * Another build of the same site: pages with a changed text, and scripts under other names, the old
     * ones gone.
     */
    deploy(text: string, scripts: readonly string[] = []) {
      const names = scripts.map((path) => [path, path.replace(/[^/]+$/, (name) => `new-${name}`)]);
      renamed = new Map([
        ...names.map(([path = '', name = '']) => [name, path] as const),
        ...names.map(([path = '']) => [path, '/gone'] as const),
      ]);
      const changed: Change = (old, path) => {
        let fresh = old;
        for (const [from = '', to = ''] of names) {
          fresh = fresh.replaceAll(from.replace('/_next/', ''), to.replace('/_next/', ''));
        }
        return isPage(path) ? fresh.replace('</h1>', ` ${text}</h1>`) : fresh;
      };
      change = (old, path) => {
        const fresh = changed(old, path);
        return path === WORKER_FILE
          ? withHashes(fresh, (file) => changed(file.text, file.path))
          : fresh;
      };
    },
    async close() {
      await listening?.close();
      await site.close();
    },
  };

  /** The worker's list with the hashes that the changed files have. */
  function withHashes(worker: string, changed: (file: { path: string; text: string }) => string) {
    return worker.replace(/\["(\/[^"]*)",\s*"([\w+/]{43}=)"\]/g, (entry, path: string) => {
      const old = renamed.get(path) ?? path;
      if (!isPage(old) && !/\.(js|css)$/.test(old)) return entry;
      const file = join(dir, old === '/' ? 'index.html' : isPage(old) ? `${old}.html` : old);
      const fresh = changed({ path: old, text: readFileSync(file, 'utf8') });
      return JSON.stringify([path, sha256(fresh, 'base64')]);
    });
  }
}
export type Host = Awaited<ReturnType<typeof startHost>>;

const TEXT = /^(text\/(html|css|javascript)|application\/javascript)/;
const isPage = (path: string) => !/\.\w+$/.test(path);

/** The part of a page that keeps it for the rally. */
export function rallyPart(page: Page, { offline }: Words) {
  const part = page.getByRole('region', { name: offline.title });
  return {
    part,
    keep: part.getByRole('button', { name: offline.keep }),
    again: part.getByRole('button', { name: offline.keepAgain }),
    erase: part.getByRole('button', { name: offline.erase }),
  };
}

const OFFER = new RegExp(`^(${locales.map((locale) => wordsOf(locale).calendar.keep).join('|')})$`);

/** Hydrates a page and unfolds the part, where it has one. */
export async function touch(page: Page): Promise<void> {
  await wake(page);
  const folded = page.locator('details:not([open]) > summary').filter({ hasText: OFFER });
  if (await folded.count()) await folded.click();
}

/** Opens a page and keeps it. */
export async function keepPage(page: Page, address: string, t: Words) {
  await page.goto(address);
  await touch(page);
  const { part, keep } = rallyPart(page, t);
  await keep.click();
  await expect(part.getByText(t.offline.done)).toBeVisible();
}

/** What a browser holds of a site: the addresses of its workers, and its caches with their files. */
export function heldBy(page: Page) {
  return page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    const held = [];
    for (const name of await caches.keys()) {
      const keys = await (await caches.open(name)).keys();
      held.push(...keys.map(({ url }) => new URL(url).pathname));
    }
    return {
      workers: workers.map(({ active, scope }) => active?.scriptURL ?? `none in ${scope}`),
      caches: await caches.keys(),
      files: held,
    };
  });
}

/** True when a page holds neither worker nor cache. */
export async function holdsNothing(page: Page): Promise<boolean> {
  const { workers, caches } = await heldBy(page);
  return workers.length === 0 && caches.length === 0;
}
