import { expect, type Page } from '@playwright/test';
import { CALL_TIMEOUT_MS } from '@/lib/call/service';
import type { Fault, MockHost } from '@/scripts/mock-services/faults';
import { localServers, TEST_PORTS } from '@/scripts/servers/ports';
import { otherSites } from '@/scripts/tests/other-sites';
import { untilIdle } from './e2e-network';

export const { site, hosts } = localServers(TEST_PORTS);

const { archived, nextCampaign, withoutCalls, longWords, inSeason } = otherSites;
export const archivedSite = `http://localhost:${archived.port}`;
export const councilSite = `http://localhost:${nextCampaign.port}`;
export const siteWithoutCalls = `http://localhost:${withoutCalls.port}`;
export const siteInSeason = `http://localhost:${inSeason.port}`;
export const siteOfLongWords = `http://localhost:${longWords.port}`;

export type Received = {
  path: string;
  contentType: string;
  fields: Record<string, string>;
};

/** Fetches from this machine; throws an error with the address after 10 s without a response. */
export function ask(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new Error(`No answer from ${url}`, { cause: error });
  });
}

export async function received(
  host: MockHost,
  fields: Record<string, string>,
): Promise<Received[]> {
  const query = new URLSearchParams({ host, method: 'POST', ...fields });
  const log = `${hosts}/mock/log?${query}`;
  // a read without a response may be repeated
  const answer = await ask(log).catch(() => ask(log));
  return answer.json();
}

/** Waits for one POST with these fields, and past the client’s timeout; fails if another comes. */
export async function receivedOnce(
  page: Page,
  host: MockHost,
  fields: Record<string, string>,
): Promise<Received> {
  await expect.poll(() => received(host, fields)).not.toEqual([]);
  if (host === 'call') await page.clock.runFor(CALL_TIMEOUT_MS + 1_000);
  await untilIdle(page);
  const [first, ...more] = await received(host, fields);
  expect(more).toEqual([]);
  return first as Received;
}

export async function injectFault(
  host: MockHost,
  match: Record<string, string>,
  fault: Fault,
): Promise<void> {
  const answer = await ask(`${hosts}/mock/fault`, {
    method: 'POST',
    body: JSON.stringify({ host, match, ...fault }),
  });
  if (!answer.ok) throw new Error(`The mock service refused: ${await answer.text()}`);
}
