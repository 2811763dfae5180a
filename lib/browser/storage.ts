/** Under this the referrer of a visitor is kept who is moved from the root to /es. */
export const CAME_FROM = 'came_from';

/** Keeps a word for this visit; where the browser keeps nothing, it is forgotten with the page. */
export function keepForVisit(key: string, word: string): void {
  try {
    sessionStorage.setItem(key, word);
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
