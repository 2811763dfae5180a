import { encode } from 'uqr';

/** The white edge that a QR code needs to be read, in modules. */
export const QR_QUIET_ZONE = 4;

/** How wide a QR code with its white edge is drawn, where nothing else says it. */
const PRINTED_WIDTH = '40mm';

/**
 * A QR code for an address: its width in modules, and its dark modules as strokes of a width of 1 along the
 * middle of each row.
 */
export function qrPath(address: string): { size: number; path: string } {
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

/** A QR code for an address as a drawing; with a quiet zone, on white and of a size to print. */
export function qrDrawing(address: string, quietZone = 0): string {
  const { size, path } = qrPath(address);
  const side = size + 2 * quietZone;
  const edge = quietZone && -quietZone;
  const extent = quietZone ? ` width="${PRINTED_WIDTH}" height="${PRINTED_WIDTH}"` : '';
  const ground = quietZone
    ? `<path fill="#fff" d="M${edge} ${edge}h${side}v${side}h-${side}z"/>`
    : '';
  const frame = `xmlns="http://www.w3.org/2000/svg"${extent} viewBox="${edge} ${edge} ${side} ${side}"`;
  return `<svg ${frame} shape-rendering="crispEdges">${ground}<path stroke="#000" d="${path}"/></svg>\n`;
}
