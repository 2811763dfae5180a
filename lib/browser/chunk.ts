declare global {
  interface Window {
    reloadOnce?: () => boolean;
  }
}

/**
 * Loads a part of the site that is not in the first load. When it cannot be had, the page is
 * reloaded, at most once per 60 s (spec.md section 8); if that is used up, the error is thrown on.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!window.reloadOnce?.()) throw error;
    return new Promise(() => {});
  }
}
