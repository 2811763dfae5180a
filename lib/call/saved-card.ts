import { storedForVisit, storeForVisit } from '@/lib/browser/storage';
import { type Attempt, useAttempts } from './attempts';
import { type Call, useCall } from './card-state';
import { callFailures } from './failures';
import { type CallFields, saveFields } from './visitor';

type SavedCard = {
  attempt: RingingAttempt;
  /** by `Date.now()` */
  until: number;
  fields: Partial<Pick<CallFields, 'state' | 'campaignId'>>;
  choices: Partial<Call>;
};
type RingingAttempt = Extract<Attempt, { phase: 'placed' | 'failed' }>;

const KEY = 'card';
const SAVED_MS = 30 * 60_000;

const mayRing = (attempt: Attempt): attempt is RingingAttempt =>
  attempt.phase === 'placed' || (attempt.phase === 'failed' && callFailures[attempt.cause].mayRing);

/**
 * Saves the card of a call that may ring, since a browser may drop the page meanwhile: for half an hour in
 * this tab, the state and the choices, never the number, nor anything else that was typed.
 */
export function saveCard(fields: { [Name in keyof SavedCard['fields']]: string | undefined }) {
  const { attempt } = useAttempts.getState();
  if (!mayRing(attempt)) return;
  const { signUp, ...choices } = useCall.getState();
  const until = Math.round(Date.now() - performance.now() + attempt.at) + SAVED_MS;
  storeForVisit(KEY, JSON.stringify({ attempt, until, fields, choices }));
}

/** Null without one, or if another program’s value is under the key. */
export function savedCard(): SavedCard | null {
  try {
    const card: SavedCard = JSON.parse(storedForVisit(KEY) ?? '');
    return mayRing(card.attempt) && card.fields && card.choices ? card : null;
  } catch {
    return null;
  }
}

/** Restores the card, unless this page has one of its own, or is requesting a call. */
export function restoreCard({ attempt, until, fields, choices }: SavedCard): void {
  const own = useAttempts.getState().attempt;
  if (mayRing(own) || own.phase === 'asked') return;
  const at = performance.now() - (Date.now() - (until - SAVED_MS));
  useAttempts.setState({ attempt: { ...attempt, at } });
  useCall.setState(choices);
  saveFields(fields);
}

// the card of this call may be closed before it is drawn
saveCard({});
useAttempts.subscribe(({ attempt }, before) => {
  if (attempt !== before.attempt) saveCard({});
});
