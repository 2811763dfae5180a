/** The key for the referrer of a visitor who is moved from the root to /es. */
export const CAME_FROM = 'came_from';

/** Keeps a value for this visit; where the browser keeps nothing, it is forgotten with the page. */
export function keepForVisit(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // a visitor who lets nothing be kept loses nothing else
  }
}

/** What was kept for this visit, or null. */
export function keptForVisit(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
