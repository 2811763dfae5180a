import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { WORKER_FILE } from '@/lib/offline/cached-pages';
import { sha256 } from '@/lib/sha256';
import { OUT } from '@/scripts/paths';
import { listen } from '@/scripts/servers/listen';
import { serveSite } from '@/scripts/servers/static-server';
import { test as base, expect, wake } from '@/tests/e2e/visitor';
import { type Strings, stringsOf } from './e2e-strings';

type Answer = (req: IncomingMessage, res: ServerResponse) => unknown;
type Change = (text: string, path: string) => string;

/** A host of the site that can be stopped, that can fail, and that can be given another build. */
export async function startHost() {
  const site = await serveSite({ dir: OUT, port: 0 });
  const requests: string[] = [];
  let faults: [path: RegExp, answer: Answer][] = [];
  let change: Change | null = null;

  async function answer(req: IncomingMessage, res: ServerResponse) {
    const { pathname: path, search } = new URL(req.url ?? '/', 'http://localhost');
    const method = req.method ?? 'GET';
    requests.push(`${method} ${path}`);
    res.setHeader('Connection', 'close');
    const [, fault] = faults.find(([each]) => each.test(path)) ?? [];
    if (fault) return fault(req, res);
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

  const listenAt = (port: number) =>
    listen((req, res) => void answer(req, res).catch(() => res.destroy()), port);
  let listening: Awaited<ReturnType<typeof listen>> | null = await listenAt(0);
  const { port } = listening;

  return {
    origin: `http://localhost:${port}`,
    requests,
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
      listening ??= await listenAt(port);
    },
    /** Another build of the same site, in whose pages this is said. */
    deploy(text: string) {
      change = (old, path) => {
        const told = (page: string) => page.replace('</h1>', ` ${text}</h1>`);
        if (path === WORKER_FILE) return withHashes(old, told);
        return isPage(path) ? told(old) : old;
      };
    },
    async close() {
      await listening?.close();
      await site.close();
    },
  };

  /** The worker with the hashes that the changed pages have. */
  function withHashes(worker: string, changed: (page: string) => string) {
    return worker.replace(/"(\/[^"]*)":\s*"[\w+/]{43}="/g, (entry, path: string) => {
      if (!isPage(path)) return entry;
      const page = readFileSync(join(OUT, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
      return `${JSON.stringify(path)}:${JSON.stringify(sha256(changed(page), 'base64'))}`;
    });
  }
}
export type Host = Awaited<ReturnType<typeof startHost>>;

/** Workers outlive pages: each test has a host, and so an origin, of its own. */
export const test = base.extend<{ host: Host }>({
  host: async ({ allow }, use) => {
    const host = await startHost();
    allow(new RegExp(`request: ${host.origin}`));
    await use(host);
    await host.close();
  },
});

const TEXT = /^(text\/(html|css|javascript)|application\/javascript)/;
const isPage = (path: string) => !/\.\w+$/.test(path);

/** The part of a page that keeps it for the rally. */
export function rallyPart(page: Page, { offline }: Strings) {
  const part = page.getByRole('region', { name: offline.title });
  return {
    part,
    keep: part.getByRole('button', { name: offline.keep }),
    again: part.getByRole('button', { name: offline.keepAgain }),
    erase: part.getByRole('button', { name: offline.erase }),
  };
}

const OFFER = new RegExp(
  `^(${locales.map((locale) => stringsOf(locale).calendar.keep).join('|')})$`,
);

/** Hydrates a page and unfolds the part, where it has one. */
export async function touch(page: Page): Promise<void> {
  await wake(page);
  const folded = page.locator('details:not([open]) > summary').filter({ hasText: OFFER });
  if (await folded.count()) await folded.click();
}

/** Opens a page and keeps it. */
export async function cachePage(page: Page, address: string, t: Strings) {
  await page.goto(address);
  await touch(page);
  const { part, keep } = rallyPart(page, t);
  await keep.click();
  await expect(part.getByText(t.offline.done)).toBeVisible();
}

/** What a browser holds of a site: the addresses of its workers, and its caches with their files. */
export function cachedBy(page: Page) {
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
  const { workers, caches } = await cachedBy(page);
  return workers.length === 0 && caches.length === 0;
}
