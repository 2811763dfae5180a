/** Opens the share window; false where it was blocked, so that the caller can follow the link. */
export function openSharePopup(href: string): boolean {
  const popup = window.open(href, 'share', 'width=600,height=500');
  if (!popup) return false;
  popup.opener = null;
  popup.focus();
  return true;
}

/** True where the browser can open the device's share sheet. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** True where the device's share sheet takes this file. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file], text: '' }) ?? false;
}

/** True where the device's share sheet takes pictures. */
export function canSharePictures(): boolean {
  return canShareFile(new File([''], 'sample.png', { type: 'image/png' }));
}

/**
 * Opens the device’s share sheet. False where the browser refuses, as it does too long after a press; true
 * also when the visitor closes the sheet.
 */
export async function openShareSheet(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies a text to the clipboard; false where that is blocked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
