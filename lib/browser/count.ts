import { basePath } from '@/lib/paths';
import { publicConfig } from '@/lib/public-config';
import { sendPing } from '@/lib/services/ping';
import { callFormEvent, type Goal, shareEvent } from '@/lib/tracking/events';
import { trafficSource } from '@/lib/tracking/source';
import { CAME_FROM, keptForVisit } from './visit';

/** The id that campaign.json gives a goal. */
function goalId(goal: Goal): string {
  return publicConfig.analytics.goals[goal];
}

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
 * Counts one action with the traffic counter; without a host, or when the visitor asked not to be
 * counted, nothing is sent. A failure is silent (contracts.md, Counting).
 */
function ping(action: string): void {
  const { hosts, isArchived } = publicConfig;
  if (!hosts.analytics || isArchived || !mayCount()) return;
  const website = location.hostname.replace(/^www\./, '');
  const source = trafficSource(referrer(), location.search);
  sendPing(hosts.analytics, { source, action, website }).catch(() => {});
}

/** The route of this page in tracked events, such as `call___es`; see `Frame`. */
export function currentRoute(): string {
  return document.querySelector<HTMLElement>('[data-route]')?.dataset.route ?? '';
}

/** Counts a tracked event by its category, such as `call_form_call___en`. */
export function countEvent(category: string): void {
  ping(category);
}

/** Counts a goal under the id that campaign.json gives it. */
export function countGoal(goal: Goal): void {
  ping(goalId(goal));
}

/** Counts a placed call: the form's event and the goal (spec.md section 9, Tracking). */
export function countPlacedCall(): void {
  countEvent(callFormEvent(currentRoute()));
  countGoal('makePhoneCall');
}

/** Counts a video that the visitor started: a click and the goal (spec.md section 9, Tracking). */
export function countPlay(): void {
  countEvent('click');
  countGoal('playVideo');
}

/** Counts a view of this page. */
export function countPageView(): void {
  ping('pageView');
}

/** Counts the press of a share button (spec.md section 9, Tracking). */
export function countShare(network: 'twitter' | 'facebook'): void {
  countEvent(shareEvent(network, currentRoute()));
}
