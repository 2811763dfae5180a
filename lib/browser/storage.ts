import { basePath } from '@/lib/addresses/paths';
import type { StoredKey } from './stored-keys';

type VisitKey = Exclude<StoredKey, 'i18n_redirected' | 'rally'>;

declare global {
  /** What this page could not store, since cookies are blocked or the storage is full. */
  var unstored: Partial<Record<VisitKey, string>>;
}
globalThis.unstored ??= {};

/** Several sites may share an origin, and its storage. */
const nameOf = (key: VisitKey) => `${key} ${basePath}/`;

/** True where it is stored, false where only this page remembers it. */
export function storeForVisit(key: VisitKey, value: string): boolean {
  delete unstored[key];
  try {
    sessionStorage.setItem(nameOf(key), value);
  } catch {
    // it is blocked or full
  }
  const isStored = storedForVisit(key) === value;
  if (!isStored) unstored[key] = value;
  return isStored;
}

export function storedForVisit(key: VisitKey): string | null {
  try {
    return unstored[key] ?? sessionStorage.getItem(nameOf(key));
  } catch {
    return null;
  }
}

/** Removes the value stored for this visit, and returns it or null. */
export function takeFromVisit(key: VisitKey): string | null {
  const value = storedForVisit(key);
  delete unstored[key];
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // it is blocked, and holds nothing
  }
  return value;
}
