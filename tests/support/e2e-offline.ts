import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { locales } from '@/lib/i18n/locales';
import { OUT } from '@/scripts/paths';
import { listen } from '@/scripts/servers/listen';
import { serveSite } from '@/scripts/servers/static-server';
import { test as base, expect, wake } from '@/tests/e2e/visitor';
import { type Strings, stringsOf } from './e2e-strings';

type Answer = (req: IncomingMessage, res: ServerResponse) => unknown;

export async function startHost() {
  const site = await serveSite({ dir: OUT, port: 0 });
  const requests: string[] = [];
  const faults: [path: RegExp, answer: Answer][] = [];

  const answer: Answer = (req, res) => {
    const { url: path = '/', method, headers } = req;
    const { pathname } = new URL(path, 'http://localhost');
    requests.push(`${method} ${pathname}`);
    const [, fault] = faults.find(([each]) => each.test(pathname)) ?? [];
    if (fault) return fault(req, res);
    const asked = request({ port: site.port, path, method, headers }, (found) => {
      res.writeHead(found.statusCode ?? 500, { ...found.headers, connection: 'close' });
      found.pipe(res);
    });
    return req.pipe(asked).on('error', () => res.destroy());
  };

  let listening: Awaited<ReturnType<typeof listen>> | null = await listen(answer, 0);
  const { port } = listening;

  return {
    origin: `http://localhost:${port}`,
    requests,
    fail: (path: RegExp, fault: Answer) => void faults.push([path, fault]),
    async stop() {
      await listening?.close();
      listening = null;
    },
    async start() {
      listening ??= await listen(answer, port);
    },
    async close() {
      await listening?.close();
      await site.close();
    },
  };
}
export type Host = Awaited<ReturnType<typeof startHost>>;

export const test = base.extend<{ host: Host }>({
  host: async ({ allow }, use) => {
    const host = await startHost();
    allow(new RegExp(`request: ${host.origin}`));
    await use(host);
    await host.close();
  },
});

export function rallyPart(page: Page, { offline }: Strings) {
  const part = page.getByRole('region', { name: offline.title });
  return { part, keep: part.getByRole('button', { name: offline.keep }) };
}

const OFFER = new RegExp(
  `^(${locales.map((locale) => stringsOf(locale).calendar.keep).join('|')})$`,
);

export async function touch(page: Page): Promise<void> {
  await wake(page);
  const folded = page.locator('details:not([open]) > summary').filter({ hasText: OFFER });
  if (await folded.count()) await folded.click();
}

export async function cachePage(page: Page, address: string, t: Strings) {
  await page.goto(address);
  await touch(page);
  const { part, keep } = rallyPart(page, t);
  await keep.click();
  await expect(part.getByText(t.offline.done)).toBeVisible();
}

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
