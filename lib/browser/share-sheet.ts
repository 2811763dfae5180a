/** Whether the device's own share sheet takes this file. */
export function canShareFile(file: File): boolean {
  return navigator.canShare?.({ files: [file], text: '' }) ?? false;
}

/** Whether this device has a share sheet that takes pictures. */
export function canSharePictures(): boolean {
  return canShareFile(new File([''], 'sample.png', { type: 'image/png' }));
}

/** Fetches one of our own pictures as a file, to be handed on under `name`. */
export async function fetchPicture(address: string, name: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const picture = await answer.blob();
  return new File([picture], name, { type: picture.type });
}
