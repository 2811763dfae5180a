/**
 * The combined image's address, if the selfie service's answer carries one that can be trusted: an
 * https address or one on the configured host, that ends like an image; else null (contracts.md).
 */
export function trustedPhotoUrl(answer: unknown, host: string): string | null {
  const photo =
    answer && typeof answer === 'object' ? (answer as Record<string, unknown>).photo : undefined;
  if (typeof photo !== 'string' || !URL.canParse(photo)) return null;
  const { protocol, origin, pathname, username } = new URL(photo);
  const isOurHost =
    /^https?:$/.test(protocol) && URL.canParse(host) && origin === new URL(host).origin;
  const isImage = /\/[^/]+\.(png|jpe?g|webp|gif)$/i.test(pathname);
  return (protocol === 'https:' || isOurHost) && isImage && !username ? photo : null;
}

/** The page that shows a combined image to others: {host}/share/{campaign}/{file name without .png}. */
export function selfieShareUrl(host: string, campaignSlug: string, photoUrl: string): string {
  const file = new URL(photoUrl).pathname.split('/').at(-1) ?? '';
  return `${host.replace(/\/+$/, '')}/share/${campaignSlug}/${file.replace(/\.png$/i, '')}`;
}
