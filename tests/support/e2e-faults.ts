import type { BrowserContext, Page, Route } from '@playwright/test';
import { hosts } from './e2e-mock-services';

/** A visit that a fault is injected into. */
export type Visit = { page: Page; context: BrowserContext; phone: string; comment: string };
export type Fault = (visit: Visit) => Promise<unknown>;

type Answer = Parameters<Route['fulfill']>[0];
const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Answers the page's POSTs in place of a service; preflights pass through. */
const instead =
  (service: string, answer: (route: Route) => Promise<void>): Fault =>
  ({ page }) =>
    page.route(`${hosts}/${service}/**`, (route) =>
      route.request().method() === 'POST' ? answer(route) : route.fallback(),
    );

/** The service responds with this, as JSON by default. */
export const answers = (service: string, answer: Answer): Fault =>
  instead(service, (route) =>
    route.fulfill({
      contentType: 'application/json',
      ...answer,
      headers: { ...CORS, ...answer?.headers },
    }),
  );

/** The service responds, but without CORS headers for this site. */
export const refusesCors = (service: string): Fault =>
  answers(service, {
    json: { call: 'queued' },
    headers: { 'access-control-allow-origin': 'https://elsewhere.example' },
  });

/** The request is sent and fails with this error. */
export const fails = (service: string, error: string): Fault =>
  instead(service, (route) => route.abort(error));

/** All requests for these addresses are refused. */
export const blocks =
  (addresses: string): Fault =>
  ({ page }) =>
    page.route(addresses, (route) => route.abort('blockedbyclient'));

/** All requests for these addresses get this response. */
export const serves =
  (addresses: string, answer: Answer): Fault =>
  ({ page }) =>
    page.route(addresses, (route) => route.fulfill(answer));

/** A feature that the browser lacks or implements differently, from the first script on. */
export const browser =
  (change: () => void): Fault =>
  ({ page }) =>
    page.addInitScript(change);

/** The device's clock has this time when the page is opened. */
export const clockAt =
  (moment: string): Fault =>
  ({ page }) =>
    page.clock.setSystemTime(moment);

/** Counts the page's requests with a body to a service. */
export function countPosts(context: BrowserContext, service: string): () => number {
  let posts = 0;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(`${hosts}/${service}/`)) posts += 1;
  });
  return () => posts;
}
