import { isOnline } from './network';
import { storedForVisit, storeForVisit } from './storage';

const KEY = 'reloads';
const MIN_INTERVAL_MS = 60_000;
const MAX_RELOADS = 3;

const reasons: (() => boolean)[] = [];

/** Has this page never reloaded while `isNeeded` is true. */
export function preventReload(isNeeded: () => boolean): void {
  reasons.push(isNeeded);
}

/** True when a reload would lose what the visitor typed, or is about to type. */
function holdsInput(): boolean {
  // a checkbox has a value whether or not it is ticked
  const fields = document.querySelectorAll<HTMLInputElement>(
    'input:not([type="checkbox"]), textarea',
  );
  return (
    reasons.some((isNeeded) => isNeeded()) ||
    [...fields].some(
      (field) => field.value !== field.defaultValue || field === document.activeElement,
    )
  );
}

/** Call it when the visitor leads the page away: Safari then cancels what still loads, which is not a failure. */
export function leavePage(): void {
  document.documentElement.dataset.leaving = '';
}

/**
 * Reloads the page because one of its scripts did not load: at most once per 60 s and three times a visit,
 * never where that cannot be remembered, offline, while the page holds typed text, once a link
 * leads away, or while `preventReload` was given a reason. True when the page is about to go.
 */
export function reloadOnce(): boolean {
  const isLeaving = 'leaving' in document.documentElement.dataset;
  if (isLeaving || !isOnline() || holdsInput()) return false;
  const [count = 0, at = 0] = (storedForVisit(KEY) ?? '').split(' ').map(Number);
  const now = Date.now();
  if (count >= MAX_RELOADS || now - at < MIN_INTERVAL_MS) return false;
  if (!storeForVisit(KEY, `${count + 1} ${now}`)) return false;
  location.reload();
  return true;
}

/** True where only a lazy part’s stylesheet failed; loaded again, the part renders without it. */
function goesWithoutStyles(error: unknown): boolean {
  const [href] = /\/\S+\.css/.exec(String(error)) ?? [];
  if (!href || document.querySelector(`link[href="${href}"]`)) return false;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return true;
}

/** Loads a lazy part. When that fails, reloads the page where `reloadOnce` allows it, or rethrows. */
export async function loadOrReload<T>(load: () => Promise<T>): Promise<T> {
  // by other ways than a link; no longer than it loads, since Firefox stores no such page for Back
  addEventListener('beforeunload', leavePage);
  try {
    return await load();
  } catch (error) {
    if (goesWithoutStyles(error)) return loadOrReload(load);
    if (!reloadOnce()) throw error;
    return new Promise(() => {});
  } finally {
    removeEventListener('beforeunload', leavePage);
  }
}
