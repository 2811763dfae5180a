import { post } from '@/lib/http';

/** Two pictures take long on a slow connection. */
const SELFIE_TIMEOUT_MS = 60_000;

/**
 * Sends a selfie, written as a JSON file: one POST {host}/create, never repeated. Resolves to the combined
 * image’s address; `onProgress` gets how much is sent, from 0 to 1. Throws when there is no answer within
 * 60 s, or one without an address that can be trusted.
 */
export async function submitSelfie(
  host: string,
  selfie: Blob,
  onProgress: (share: number) => void,
): Promise<string> {
  const { status, body } = await post(`${host}/create`, selfie, SELFIE_TIMEOUT_MS, onProgress);
  const photoUrl = status >= 200 && status < 300 ? trustedPhotoUrl(body, host) : null;
  if (!photoUrl) throw new Error(`The selfie service answered ${status} without a picture.`);
  return photoUrl;
}

/** https or on the configured host, ending like an image; or null. */
export function trustedPhotoUrl(answer: unknown, host: string): string | null {
  const photo = answer && typeof answer === 'object' && 'photo' in answer ? answer.photo : null;
  if (typeof photo !== 'string' || !URL.canParse(photo)) return null;
  const { protocol, origin, pathname, username } = new URL(photo);
  const isOurHost =
    /^https?:$/.test(protocol) && URL.canParse(host) && origin === new URL(host).origin;
  const isImage = /\/[^/]+\.(png|jpe?g|webp|gif)$/i.test(pathname);
  return (protocol === 'https:' || isOurHost) && isImage && !username ? photo : null;
}
