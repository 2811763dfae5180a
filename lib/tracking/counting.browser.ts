import type { CallResult } from '@/lib/call/card-state';
import { publicConfig } from '@/lib/config/public-config';
import type { Network } from '@/lib/share/networks';
import { sendPing } from './service';
import { referrer, trafficSource } from './traffic-source.browser';

function mayCount(): boolean {
  const signals = navigator as Navigator & { globalPrivacyControl?: boolean };
  return navigator.doNotTrack !== '1' && signals.globalPrivacyControl !== true;
}

/** Counts one action, ignoring failures; not without a host, on an archived site, or after an opt-out. */
function ping(action: string): void {
  const host = publicConfig.isArchived ? '' : publicConfig.hosts.analytics;
  if (!host || !mayCount()) return;
  const website = location.hostname.replace(/^www\./, '');
  const source = trafficSource(referrer(), location.search);
  sendPing(host, { source, action, website }).catch(() => {});
}

/** The route of this page in tracked events, such as `call___es`, as `PageLayout` marks it. */
function currentRoute(): string {
  return document.querySelector<HTMLElement>('[data-route]')?.dataset.route ?? '';
}

export function countPageView(): void {
  ping('pageView');
}

export function countGoal(goal: 'signPetition' | 'makePhoneCall' | 'playVideo'): void {
  ping(publicConfig.analytics.goals[goal]);
}

export function countPlacedCall(): void {
  ping(`call_form_${currentRoute()}`);
  countGoal('makePhoneCall');
}

export function countCallResult(result: CallResult): void {
  ping(`call_outcome_${result}`);
}

export function countPlay(): void {
  ping('click');
  countGoal('playVideo');
}

export function countShare(network: Network): void {
  ping(`${network}_share_button_${currentRoute()}`);
}

/** Counts presses of server-rendered share links, marked with `data-network`. Returns a cleanup function. */
export function countShareClicks(element: HTMLElement): () => void {
  function onClick({ target }: Event) {
    const link = target instanceof Element ? target.closest('[data-network="twitter"]') : null;
    if (link) countShare('twitter');
  }

  element.addEventListener('click', onClick);
  return () => element.removeEventListener('click', onClick);
}
