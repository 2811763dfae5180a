/** Whether the device has a share sheet of its own. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Opens the device's share sheet. Closing it is no error; where the device wants a fresh press,
 * pressing again opens it.
 */
export async function openShareSheet(what: ShareData): Promise<void> {
  await navigator.share(what).catch(() => {});
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
