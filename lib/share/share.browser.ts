/** Opens the share window; false where it was blocked, so that the caller can follow the link. */
export function openSharePopup(href: string): boolean {
  const popup = window.open(href, 'share', 'width=600,height=500');
  if (!popup) return false;
  popup.opener = null;
  popup.focus();
  return true;
}

export const hasShareSheet = (): boolean => typeof navigator.share === 'function';

export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file], text: '' }) ?? false;
}

export function canSharePictures(): boolean {
  return canShareFile(new File([''], 'sample.png', { type: 'image/png' }));
}

/** False where the browser refuses, as it does too long after a press; true also when dismissed. */
export async function openShareSheet(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** True for an element that a style hides by itself, not with what it stands in. */
export const isHidden = (element: Element): boolean => getComputedStyle(element).display === 'none';

/** Copies a text to the clipboard; false where that is blocked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
