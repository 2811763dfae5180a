import { createCanvas, encodePng } from '@/lib/pictures/canvas.browser';
import { QR_QUIET_ZONE, qrPath } from '@/lib/share/qr';

/** At 300 dots an inch that is more than four inches. */
const LEAST_WIDTH_PX = 1280;

/** A QR code for an address as a PNG file to print, on white. Throws where there is no canvas. */
export async function qrPng(address: string): Promise<Blob> {
  const { size, path } = qrPath(address);
  const side = size + 2 * QR_QUIET_ZONE;
  // whole pixels for each module, so that no edge is blurred
  const scale = Math.ceil(LEAST_WIDTH_PX / side);
  const pixels = side * scale;
  const { canvas, context } = createCanvas({ width: pixels, height: pixels });
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(QR_QUIET_ZONE, QR_QUIET_ZONE);
  context.stroke(new Path2D(path));
  return encodePng(canvas);
}
