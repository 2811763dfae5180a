/** The share window (spec.md section 9). */
const POPUP_PX = { width: 600, height: 500 };

/** Opens the window named "share"; false where it was blocked, so that the link can do its work. */
export function openSharePopup(href: string): boolean {
  const popup = window.open(href, 'share', `width=${POPUP_PX.width},height=${POPUP_PX.height}`);
  if (!popup) return false;
  popup.opener = null;
  popup.focus();
  return true;
}

/** Whether the device has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/** Whether the device's share sheet takes this file. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file], text: '' }) ?? false;
}

/** Whether the device has a share sheet that takes pictures. */
export function canSharePictures(): boolean {
  return canShareFile(new File([''], 'sample.png', { type: 'image/png' }));
}

/**
 * Opens the device's share sheet. False where the device refuses, as it does a press that is too
 * old; a visitor who closes the sheet is no refusal.
 */
export async function openShareSheet(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Puts a text on the clipboard; false where that is blocked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
