/** What the device's own share sheet is given. */
export type Shared = { file: File; text: string; url: string };

/** Whether the device has a share sheet that takes a picture. */
export function canShareFile(file: File): boolean {
  return Boolean(navigator.canShare?.({ files: [file] }));
}

/** Opens the share sheet; a visitor who closes it again did nothing wrong. */
export async function shareFile({ file, text, url }: Shared): Promise<void> {
  await navigator.share({ files: [file], text, url }).catch(() => {});
}
