/** A canvas `font` in the poster face at this size in pixels, with fallbacks until it is loaded. */
export function posterFont(size: number): string {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--font-anton');
  return `400 ${size}px ${family || 'Impact'}, Impact, "Arial Narrow", sans-serif`;
}

const FONT_TIMEOUT_MS = 3_000;

export async function posterFontReady(): Promise<void> {
  const loading = document.fonts?.load(posterFont(44), 'AÑ“').catch(() => []);
  const timeout = new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS));
  await Promise.race([loading, timeout]);
}
