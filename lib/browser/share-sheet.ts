/** Whether this device has a share sheet that takes pictures. */
export function canSharePictures(): boolean {
  const sample = new File([''], 'sample.png', { type: 'image/png' });
  return navigator.canShare?.({ files: [sample], text: '' }) ?? false;
}

/** Fetches one of our own pictures as a file, to be handed on under `name`. */
export async function fetchPicture(address: string, name: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const picture = await answer.blob();
  return new File([picture], name, { type: picture.type });
}

/**
 * Opens the share sheet with a picture and a text. Closing it is no error; a device that wants a
 * fresh press is asked by pressing again, since the picture is then already here.
 */
export async function sharePicture(picture: File, text: string): Promise<void> {
  await navigator.share({ files: [picture], text }).catch(() => {});
}
