import type { BrowserContext, Page, Route } from '@playwright/test';
import { CALL_TIMEOUT_MS } from '@/lib/call/service';
import { closeModal, makeCall, pressCall, readyToCall } from '@/tests/support/e2e-call';
import { hosts } from '@/tests/support/e2e-mock-services';
import { untilIdle } from '@/tests/support/e2e-network';
import { stringsOf } from '@/tests/support/e2e-strings';
import { expect, test } from './visitor';

// lib/call/service.test.ts has every answer, lib/call/attempts.test.tsx every order of attempts

const t = stringsOf('en');
const { causes } = t.call;

type Visit = { page: Page; context: BrowserContext; phone: string };
type Fault = (visit: Visit) => Promise<unknown>;
type Answer = Parameters<Route['fulfill']>[0];

/** Answers the page's POSTs in place of the service; preflights pass through. */
const instead =
  (answer: (route: Route) => Promise<void>): Fault =>
  ({ page }) =>
    page.route(`${hosts}/call/**`, (route) =>
      route.request().method() === 'POST' ? answer(route) : route.fallback(),
    );

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const answers = (answer: Answer) =>
  instead((route) => route.fulfill({ ...answer, headers: { ...CORS, ...answer?.headers } }));
/** The service responds, but without CORS headers for this site. */
const hiddenByCors = answers({
  json: { call: 'queued' },
  headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
});

const blocks =
  (addresses: string): Fault =>
  ({ page }) =>
    page.route(addresses, (route) => route.abort('blockedbyclient'));

/** A feature that the browser lacks or implements differently, from the first script on. */
const browser =
  (change: () => void): Fault =>
  ({ page }) =>
    page.addInitScript(change);

const afterACall =
  (change: Fault): Fault =>
  async (visit) => {
    await makeCall(visit.page.getByRole('main'), t);
    await closeModal(visit.page, t);
    await change(visit);
  };

type Row = {
  fault: string;
  before?: Fault;
  /** Strikes when everything is typed, before the press. */
  during?: Fault;
  sees: string;
};

const early = (sees: string, faults: Record<string, Fault>): Row[] =>
  Object.entries(faults).map(([fault, before]) => ({ fault, before, sees }));
const late = (sees: string, faults: Record<string, Fault>): Row[] =>
  Object.entries(faults).map(([fault, during]) => ({ fault, during, sees }));

const placed = t.callScript.intro;

const rows: Row[] = [
  ...early(placed, {
    'storage that throws': browser(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    }),
    'cookies that throw @all': browser(() => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    }),
    'history that throws, as Safari’s does after 100 steps': browser(() => {
      history.pushState = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    }),
    'fonts that do not come @all': blocks('**/*.woff2'),
    'styles that do not come @all': blocks('**/*.css'),
    'a counter that is blocked': blocks('**/pings'),
    'a browser without a voice, and that does not know what is in view @all': browser(() => {
      for (const name of ['speechSynthesis', 'IntersectionObserver'])
        Object.defineProperty(window, name, { value: undefined });
    }),
  }),
  ...early(causes.unreachable, {
    'a redirect to a page': answers({ status: 302, headers: { location: '/elsewhere' } }),
    'an answer that CORS hides': hiddenByCors,
  }),
  ...late(t.call.recentlyCalled, {
    'a page that comes back from the back/forward cache after a call': afterACall(({ page }) =>
      page.evaluate(() => {
        dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      }),
    ),
  }),
  ...late(placed, {
    'a new deploy: after the press no script of the old one is there @all': ({ page }) =>
      page.route('**/_next/static/**', (route) => route.fulfill({ status: 404 })),
  }),
];

for (const { fault, before, during, sees } of rows) {
  test(`call: ${fault}`, async ({ page, context, phone, allow }) => {
    allow(/status( of)? \d{3}|net::ERR_|CORS|failed:/);
    const visit = { page, context, phone };
    let posts = 0;
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().startsWith(`${hosts}/call/`)) posts += 1;
    });
    await before?.(visit);
    const main = await readyToCall(page, t, { phone });
    await during?.(visit);
    await pressCall(main, t);
    await expect(page.getByText(sees).filter({ visible: true }).first()).toBeVisible();
    await page.clock.runFor(CALL_TIMEOUT_MS + 1_000);
    await untilIdle(page);
    await expect.poll(() => posts).toBe(1);
    if (await page.getByRole('dialog').isVisible()) await closeModal(page, t);
    await expect(main.getByLabel(t.call.phoneLabel)).toHaveValue(phone);
    await expect(main.getByLabel(t.call.zipLabel)).toHaveValue('20510');
  });
}
