/** The share window (spec.md section 9). */
const SIZE = { width: 600, height: 500 };

/** Opens the window named "share"; false where it was blocked, so that the link can do its work. */
export function openSharePopup(href: string): boolean {
  const popup = window.open(href, 'share', `width=${SIZE.width},height=${SIZE.height}`);
  if (!popup) return false;
  popup.opener = null;
  popup.focus();
  return true;
}
