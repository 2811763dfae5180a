import { countingHost } from '@/lib/archive';
import { CAME_FROM, keptForVisit } from '@/lib/browser/storage';
import type { CallResult } from '@/lib/call/state';
import { basePath } from '@/lib/paths';
import { publicConfig } from '@/lib/public-config';
import type { Network } from '@/lib/share/networks';
import { callFormEvent, type Goal, shareEvent } from './events';
import { trafficSource } from './referrer';
import { sendPing } from './service';

function mayCount(): boolean {
  const signals = navigator as Navigator & { globalPrivacyControl?: boolean };
  return navigator.doNotTrack !== '1' && signals.globalPrivacyControl !== true;
}

/** What led to this visit; for who was moved from the root to /es, what led to the root. */
function referrer(): string {
  const [page = ''] = document.referrer.split('?');
  const wasMoved = page.replace(/\/$/, '') === `${location.origin}${basePath}`;
  return (wasMoved ? keptForVisit(CAME_FROM) : null) ?? document.referrer;
}

/**
 * Counts one action with the traffic counter. Nothing is sent without a host, from an archived site
 * or when the visitor asked not to be counted. A failure is silent.
 */
function ping(action: string): void {
  const host = countingHost();
  if (!host || !mayCount()) return;
  const website = location.hostname.replace(/^www\./, '');
  const source = trafficSource(referrer(), location.search);
  sendPing(host, { source, action, website }).catch(() => {});
}

/** The route of this page in tracked events, such as `call___es`, as `PageLayout` writes it. */
function currentRoute(): string {
  return document.querySelector<HTMLElement>('[data-route]')?.dataset.route ?? '';
}

/** Counts a view of this page. */
export function countPageView(): void {
  ping('pageView');
}

/** Counts a goal under the id that campaign.json gives it. */
export function countGoal(goal: Goal): void {
  ping(publicConfig.analytics.goals[goal]);
}

/** Counts a placed call: the form's event and the goal (spec.md section 9, Tracking). */
export function countPlacedCall(): void {
  ping(callFormEvent(currentRoute()));
  countGoal('makePhoneCall');
}

/** Counts how a visitor says that a call went. */
export function countCallResult(result: CallResult): void {
  ping(`call_outcome_${result}`);
}

/** Counts a video that the visitor started: a click and the goal (spec.md section 9, Tracking). */
export function countPlay(): void {
  ping('click');
  countGoal('playVideo');
}

/** Counts the press of a share button (spec.md section 9, Tracking). */
export function countShare(network: Network): void {
  const event = shareEvent(network, currentRoute());
  if (event) ping(event);
}

/**
 * Counts the presses of server-made links to a network, which are marked with `data-network`.
 * Returns a cleanup function.
 */
export function countShareClicks(element: HTMLElement): () => void {
  function onClick({ target }: Event) {
    const link = target instanceof Element ? target.closest('[data-network="twitter"]') : null;
    if (link) countShare('twitter');
  }

  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
