import 'server-only';
import { encode } from 'uqr';

export type QrCode = { size: number; path: string };

/**
 * A QR code for an address: how many modules it is wide, and its dark ones as strokes of a width of 1
 * along the middle of each row.
 */
export function qrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const strokes = data.flatMap((row, y) =>
    Array.from(
      row.map(Number).join('').matchAll(/1+/g),
      ({ 0: run, index }) => `M${index} ${y + 0.5}h${run.length}`,
    ),
  );
  return { size, path: strokes.join('') };
}
