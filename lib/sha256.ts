import { createHash } from 'node:crypto';

/** The SHA-256 of a text or of bytes, as names, records, policies and caches have it. */
export function sha256(data: string | Uint8Array, encoding: 'hex' | 'base64' = 'hex'): string {
  return createHash('sha256').update(data).digest(encoding);
}
