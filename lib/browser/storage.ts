import type { StoredKey } from './stored-keys';

type VisitKey = Exclude<StoredKey, 'i18n_redirected' | 'rally'>;

export function storeForVisit(key: VisitKey, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // storage is blocked, and nothing else depends on it
  }
}

export function storedForVisit(key: VisitKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The value stored for this visit, or null; it is stored no longer. */
export function takeFromVisit(key: VisitKey): string | null {
  const value = storedForVisit(key);
  if (value !== null) sessionStorage.removeItem(key);
  return value;
}
