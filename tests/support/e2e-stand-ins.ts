import { expect, type Page } from '@playwright/test';
import { CALL_TIMEOUT_MS } from '@/lib/call/service';
import { archivedPort, localAddresses, portsFrom, TEST_PORTS } from '@/scripts/ports.mjs';
import { untilIdle } from './e2e-network';

/** Where the exported site and the stand-ins of its services are during the tests. */
export const { site, hosts } = localAddresses(portsFrom(TEST_PORTS));

/** The same site with `isArchived` set and the scoreboard open. */
export const archivedSite = `http://localhost:${archivedPort(portsFrom(TEST_PORTS))}`;

type Host = 'call' | 'selfie' | 'queue' | 'analytics' | 'action-network';
export type Received = {
  path: string;
  contentType: string;
  fields: Record<string, string>;
};

/** Asks a server of this machine. One that says nothing for 10 s is an error that names it. */
export function ask(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, { ...init, signal: AbortSignal.timeout(10_000) }).catch((error: unknown) => {
    throw new Error(`No answer from ${url}`, { cause: error });
  });
}

/** The POSTs that a stand-in has received with just these fields, oldest first. */
export async function received(host: Host, fields: Record<string, string>): Promise<Received[]> {
  const query = new URLSearchParams({ host, method: 'POST', ...fields });
  const log = `${hosts}/stand-in/log?${query}`;
  // looking changes nothing: a look that got no answer is repeated
  const answer = await ask(log).catch(() => ask(log));
  return answer.json();
}

/**
 * Waits for one POST with these fields, and then until the page has done all that its press began. A
 * call is watched past the client's own time-out: a second one would be there by then. Resolves to
 * the POST.
 */
export async function receivedOnce(
  page: Page,
  host: Host,
  fields: Record<string, string>,
): Promise<Received> {
  await expect.poll(() => received(host, fields)).not.toEqual([]);
  if (host === 'call') await page.clock.runFor(CALL_TIMEOUT_MS + 1_000);
  await untilIdle(page);
  const [first, ...more] = await received(host, fields);
  expect(more).toEqual([]);
  return first as Received;
}

export type Fault = {
  status?: number;
  body?: string;
  contentType?: string;
  reset?: boolean;
  hang?: boolean;
  keepAlive?: boolean;
};

/** Makes a stand-in fail once, at the next request that carries these fields. */
export async function injectFault(
  host: Host,
  match: Record<string, string>,
  fault: Fault,
): Promise<void> {
  const answer = await ask(`${hosts}/stand-in/fault`, {
    method: 'POST',
    body: JSON.stringify({ host, match, ...fault }),
  });
  if (!answer.ok) throw new Error(`The stand-in refused: ${await answer.text()}`);
}

/** Calls a number as another visitor would, by the service's own contract. */
export async function callBefore(userPhone: string): Promise<void> {
  await ask(`${hosts}/call/create`, {
    method: 'POST',
    body: new URLSearchParams({ campaignId: '1', userPhone, userLocation: '00000' }),
  });
}
