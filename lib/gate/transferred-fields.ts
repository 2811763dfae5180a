import { isPlainClick } from '@/lib/browser/plain-click';
import { storeForVisit, takeFromVisit } from '@/lib/browser/storage';

export type SavedFields = Record<string, string | boolean>;

declare global {
  interface Window {
    /** What was typed on this page, for a page opened in a new tab, and the next one in another language. */
    savedFields?: () => SavedFields;
    /** What the previous page handed over, without what a field here has taken. */
    receivedFields?: SavedFields;
  }
}

/** Where the visit keeps what was typed, from the press of a language link until the next page. */
const KEY = 'typed';
const SAVED_MS = 60_000;

const fields = () => document.querySelectorAll<HTMLInputElement>('[data-transferred] input');

const isFilledIn = ({ value, defaultValue, checked, defaultChecked }: HTMLInputElement) =>
  value !== defaultValue || (checked && !defaultChecked);

/**
 * Carries what was typed to the page in another language, and to a page of ours in a new tab. It fills this
 * page’s fields with what the page before handed over, and stores theirs when a language link is followed:
 * on the device, until the next page has read it, and for a minute at most. Does nothing the second time.
 */
export function transferFields(): void {
  if (typeof document === 'undefined' || window.receivedFields) return;
  const opened = openersFields();
  const handed = takeSaved() ?? opened;
  window.receivedFields = handed;
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => fillIn(handed));
  } else fillIn(handed);
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (link?.origin !== location.origin || !isPlainClick(event) || event.defaultPrevented) return;
    save();
    // only a page in a new tab can read what this one could not store
    if (Object.keys(window.unstored).length)
      Object.assign(link, { target: '_blank', rel: 'opener' });
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
  try {
    const { at, typed } = JSON.parse(takeFromVisit(KEY) ?? '{}');
    return Date.now() - at < SAVED_MS ? { ...typed } : null;
  } catch {
    return null; // another site's
  }
}

/** What the page of ours that opened this one in a new tab holds, from memory to memory. */
function openersFields(): SavedFields {
  try {
    const { unstored, savedFields } = (history.length === 1 && window.opener) || {};
    Object.assign(window.unstored, unstored);
    return { ...savedFields?.() };
  } catch {
    return {}; // another site opened it
  }
}

function fillIn(handed: SavedFields): void {
  for (const field of fields()) {
    const text = handed[field.name];
    if (field.type === 'radio') field.checked ||= field.value === text;
    else if (typeof text === 'string' && !field.value) field.value = text;
  }
  for (const { name } of fields()) delete handed[name];
}
