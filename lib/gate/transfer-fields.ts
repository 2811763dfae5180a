import { isPlainClick } from '@/lib/browser/plain-click';
import { storeForVisit, takeFromVisit } from '@/lib/browser/storage';
import type { SavedFields } from '@/lib/call/saved-fields.browser';

/** Where the visit keeps what was typed, from the press of a language link until the next page. */
const KEY = 'typed';
const SAVED_MS = 60_000;

/** The fields whose text follows the visitor. */
const fields = () => document.querySelectorAll<HTMLInputElement>('[data-transferred] input');

const isFilledIn = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || (checked && !defaultChecked);

/**
 * Carries what was typed to the page in another language, and to a page of ours in a new tab. It puts
 * into this page's fields what the page before it handed over, and keeps what they hold when a language
 * link is followed: on the device, until the next page has read it, and for a minute at most. Does
 * nothing the second time: the framework brings it to the pages that lack it.
 */
export function transferFields(): void {
  if (typeof document === 'undefined' || window.receivedFields) return;
  const handed = takeSaved() ?? openersFields();
  window.receivedFields = handed;
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => fillIn(handed));
  } else fillIn(handed);
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    const isLeaving = link?.origin === location.origin && isPlainClick(event);
    if (isLeaving && !event.defaultPrevented) save();
  });
}

function save(): void {
  const typed: SavedFields = { ...window.receivedFields, ...window.savedFields?.() };
  for (const field of fields()) if (isFilledIn(field)) typed[field.name] = field.value;
  if (Object.keys(typed).length === 0) return;
  storeForVisit(KEY, JSON.stringify({ at: Date.now(), typed }));
  // where the next page does not come
  setTimeout(takeFromVisit, SAVED_MS, KEY);
}

/** What the page before this one kept; null without one, and where it did so too long ago. */
function takeSaved(): SavedFields | null {
  const { at, typed } = JSON.parse(takeFromVisit(KEY) ?? '{}');
  return Date.now() - at < SAVED_MS ? typed : null;
}

/** What was typed on the page of ours that opened this one in a new tab, from memory to memory. */
function openersFields(): SavedFields {
  try {
    return history.length === 1 ? { ...window.opener?.savedFields?.() } : {};
  } catch {
    return {}; // another site opened it
  }
}

/** Puts into the fields what belongs there, and takes it from what the scripts will be told. */
function fillIn(handed: SavedFields): void {
  for (const field of fields()) {
    const text = handed[field.name];
    if (field.type === 'radio') field.checked ||= field.value === text;
    else if (typeof text === 'string' && !field.value) field.value = text;
  }
  for (const { name } of fields()) delete handed[name];
}
