/** Whether the device's own share sheet takes this file. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file], text: '' }) ?? false;
}

/** Whether this device has a share sheet that takes pictures. */
export function canSharePictures(): boolean {
  return canShareFile(new File([''], 'sample.png', { type: 'image/png' }));
}

/**
 * Opens the device's share sheet with a picture and a text. False where the device refuses, as it
 * does a press that is too old; a visitor who closes the sheet is no refusal.
 */
export async function sharePicture(picture: File, text: string): Promise<boolean> {
  try {
    await navigator.share({ files: [picture], text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
