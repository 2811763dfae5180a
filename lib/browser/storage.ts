/** The key that keeps the referrer of a visitor who is redirected from the root to /es. */
export const CAME_FROM = 'came_from';

/** Stores a value for this visit; where storage is blocked, it is lost with the page. */
export function keepForVisit(key: string, word: string): void {
  try {
    sessionStorage.setItem(key, word);
  } catch {
    // storage is blocked, and nothing else depends on it
  }
}

/** The value stored for this visit, or null. */
export function keptForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
