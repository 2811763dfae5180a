import { encode } from 'uqr';

/**
 * A QR code for an address as a drawing: its dark modules as strokes of a width of 1 along the middle
 * of each row, each from the end of the one before.
 */
export function qrDrawing(address: string): string {
  const { size, data } = encode(address, { ecc: 'M', border: 0 });
  const end = { x: 0, y: 0 };
  const strokes = data.flatMap((row, y) =>
    Array.from(row.map(Number).join('').matchAll(/1+/g), ({ 0: run, index: x }) => {
      const stroke = `m${x - end.x} ${y - end.y}h${run.length}`;
      Object.assign(end, { x: x + run.length, y });
      return stroke;
    }),
  );
  const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"`;
  return `<svg ${frame} shape-rendering="crispEdges"><path stroke="#000" d="M0 .5${strokes.join('')}"/></svg>\n`;
}
