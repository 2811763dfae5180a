import type { BrowserContext, Page, Route } from '@playwright/test';
import { hosts } from './e2e-stand-ins';

/** Whom a fault strikes. */
export type Struck = { page: Page; context: BrowserContext; phone: string; comment: string };
export type Fault = (struck: Struck) => Promise<unknown>;

type Answer = Parameters<Route['fulfill']>[0];
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Answers the page's POSTs to a service in the service's stead; a preflight is let through. */
const instead =
  (service: string, answer: (route: Route) => Promise<void>): Fault =>
  ({ page }) =>
    page.route(`${hosts}/${service}/**`, (route) =>
      route.request().method() === 'POST' ? answer(route) : route.fallback(),
    );

/** The service answers this, as JSON unless it says otherwise. */
export const answers = (service: string, answer: Answer): Fault =>
  instead(service, (route) =>
    route.fulfill({
      contentType: 'application/json',
      ...answer,
      headers: { ...CORS, ...answer?.headers },
    }),
  );

/** The service answers, but not so that this site's pages may read it. */
export const refusesCors = (service: string): Fault =>
  answers(service, {
    json: { call: 'queued' },
    headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
  });

/** The request goes out and fails so. */
export const fails = (service: string, error: string): Fault =>
  instead(service, (route) => route.abort(error));

/** Whatever the page asks for at such addresses is refused. */
export const blocks =
  (addresses: string): Fault =>
  ({ page }) =>
    page.route(addresses, (route) => route.abort('blockedbyclient'));

/** Whatever the page asks for at such addresses is answered so. */
export const serves =
  (addresses: string, answer: Answer): Fault =>
  ({ page }) =>
    page.route(addresses, (route) => route.fulfill(answer));

/** Something that the browser lacks, or does otherwise, from the first script on. */
export const browser =
  (change: () => void): Fault =>
  ({ page }) =>
    page.addInitScript(change);

/** The device's clock says this when the page is opened. */
export const clockAt =
  (moment: string): Fault =>
  ({ page }) =>
    page.clock.setSystemTime(moment);

/** The requests that the page has sent to a service with a body, so far. */
export function countPosts(context: BrowserContext, service: string): () => number {
  let posts = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(`${hosts}/${service}/`)) posts += 1;
  });
  return () => posts;
}
