import { withBasePath } from '@/lib/addresses/paths';
import { createCanvas } from './canvas.browser';

const drawings = new Map<string, Promise<HTMLImageElement>>();

/** One of the site's own drawings, loaded once. Throws if it cannot be loaded; the next call tries again. */
export function drawing(name: string): Promise<HTMLImageElement> {
  const known = drawings.get(name);
  if (known) return known;
  const image = new Image();
  image.src = withBasePath(`/art/${name}.svg`);
  const loading = image.decode().then(() => image);
  loading.catch(() => drawings.delete(name));
  drawings.set(name, loading);
  return loading;
}

/** A drawing in one ink, whether the device's colour scheme is light or dark. */
export function tinted(image: HTMLImageElement, ink: string, width: number, height: number) {
  const { canvas, context } = createCanvas({ width, height });
  context.drawImage(image, 0, 0, width, height);
  context.globalCompositeOperation = 'source-in';
  fill(context, ink, 0, 0, width, height);
  return canvas;
}

export function fill(
  context: CanvasRenderingContext2D,
  ink: string,
  ...box: [x: number, y: number, width: number, height: number]
) {
  context.fillStyle = ink;
  context.fillRect(...box);
}

/** `points` are x and y in turn. */
export function polygon(context: CanvasRenderingContext2D, ink: string, points: number[]) {
  context.fillStyle = ink;
  context.fill(new Path2D(`M${points.join(' ')}z`));
}
