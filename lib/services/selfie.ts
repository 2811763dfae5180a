import { trustedPhotoUrl } from '@/lib/selfie/answer';
import { post } from './http';

/** Two pictures on a slow line take their time (contracts.md, Selfie). */
export const SELFIE_TIMEOUT_MS = 60_000;

/**
 * The eight fields of spec.md section 3, Selfie submission. The pictures are PNG files, and data
 * URLs in what is sent.
 */
export type SelfieSubmission = {
  photo: Blob;
  source_photo: Blob;
  comment: string;
  name: string | null;
  email: string | null;
  zip_code: string | null;
  base_id: string;
  bucket: string;
};

/**
 * Sends a `SelfieSubmission`, written as a JSON file: one POST {host}/create, never repeated (spec.md
 * section 7). Answers the
 * combined image's address; `onProgress` hears how much is sent, from 0 to 1. Throws when there is
 * no answer within 60 s, or none with an address that can be trusted.
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
