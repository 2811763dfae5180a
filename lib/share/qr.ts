import { encode } from 'uqr';

/** A QR code as a drawing in modules: its side, and the dark ones as a path to stroke. */
export type QrCode = { size: number; path: string };

/**
 * A QR code for an address: its dark modules as strokes of a width of 1 along the middle of each row,
 * each from the end of the one before.
 */
export function qrCode(address: string): QrCode {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const end = { x: 0, y: 0 };
  const strokes = data.flatMap((row, y) =>
    Array.from(row.map(Number).join('').matchAll(/1+/g), ({ 0: run, index: x }) => {
      const stroke = `m${x - end.x} ${y - end.y}h${run.length}`;
      Object.assign(end, { x: x + run.length, y });
      return stroke;
    }),
  );
  return { size, path: `M0 .5${strokes.join('')}` };
}

/** A QR code for an address as an SVG file. */
export function qrDrawing(address: string): string {
  const { size, path } = qrCode(address);
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"`;
  return `<svg ${frame} shape-rendering="crispEdges"><path stroke="#000" d="${path}"/></svg>\n`;
}
