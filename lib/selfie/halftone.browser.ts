import { publicConfig } from '@/lib/config/public-config';
import { createCanvas } from '@/lib/pictures/canvas.browser';

/** Side of the screen's tile, in pixels; two dots stand in it, on the diagonal. */
const TILE = 14;
/** How far the tones are spread about their average, so that no face stays dim. */
const TONE_CONTRAST = 3;
/** How soon a dot's edge turns from paper to ink: higher is sharper. */
const DOT_CONTRAST = 12;

const { inks } = publicConfig;

/**
 * The second ink is printed under the first. `lightest` and `darkest` are the tones, from 0 to 1, at which
 * its dots begin and at which they cover the paper.
 */
const printings = [
  { ink: inks.gold, shift: TILE / 2, lightest: 1, darkest: 0.355 },
  { ink: inks.ink, shift: 0, lightest: 0.64, darkest: 0.04 },
];

/**
 * Prints what stands on a square canvas in dots of two inks. It blends and reads no pixel, since browsers
 * that hide pictures from pages answer with others.
 */
export function printHalftone(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  const blend = blender(context);
  blend('saturation', grey(0.5));
  const average = invertedAverage(context.canvas);
  context.globalAlpha = 0.5;
  context.drawImage(average, 0, 0, width, height);
  context.globalAlpha = 1;
  spreadTones(context, TONE_CONTRAST);

  const layers = printings.map(({ ink, shift, lightest, darkest }) => {
    const { canvas, context: layer } = createCanvas({ width, height });
    layer.drawImage(context.canvas, 0, 0);
    layer.globalAlpha = 0.5;
    const dots = layer.createPattern(screen(shift, lightest, darkest), 'repeat');
    if (dots) blender(layer)('source-over', dots);
    layer.globalAlpha = 1;
    spreadTones(layer, DOT_CONTRAST);
    blender(layer)('screen', ink);
    return canvas;
  });
  blend('source-over', inks.sheet);
  context.globalCompositeOperation = 'multiply';
  for (const layer of layers) context.drawImage(layer, 0, 0);
  context.globalCompositeOperation = 'source-over';
}

const blender =
  (context: CanvasRenderingContext2D) =>
  (operation: GlobalCompositeOperation, style: string | CanvasPattern) => {
    context.globalCompositeOperation = operation;
    context.fillStyle = style;
    context.fillRect(0, 0, context.canvas.width, context.canvas.height);
    context.globalCompositeOperation = 'source-over';
  };

const grey = (light: number) =>
  `rgb(${Array(3)
    .fill(Math.round(light * 255))
    .join(' ')})`;

/** Enlarges each tone's distance from the middle one: burnt below, dodged above. */
function spreadTones(context: CanvasRenderingContext2D, factor: number): void {
  const burn = (1 + 1 / factor) / 2;
  const blend = blender(context);
  blend('color-burn', grey(burn));
  blend('color-dodge', grey((1 - burn) / burn));
}

/** One pixel; halved until then, since browsers average few pixels at once. */
function invertedAverage(picture: HTMLCanvasElement): HTMLCanvasElement {
  let average = picture;
  for (let side = picture.width; side > 1; ) {
    side = Math.ceil(side / 2);
    const { canvas, context } = createCanvas({ width: side, height: side });
    context.drawImage(average, 0, 0, side, side);
    average = canvas;
  }
  const context = average.getContext('2d');
  if (context) blender(context)('difference', 'white');
  return average;
}

/** A tile of dots that grow evenly with the darkness, to be averaged with the tones. */
function screen(shift: number, lightest: number, darkest: number): HTMLCanvasElement {
  const { canvas, context } = createCanvas({ width: TILE, height: TILE });
  const wave = (at: number) => Math.cos((2 * Math.PI * at) / TILE);
  const heights = Array.from({ length: TILE * TILE }, (_, index) => {
    const [x, y] = [(index % TILE) + shift, Math.floor(index / TILE)];
    // the small slope makes every height unique
    return { index, height: wave(x + y) + wave(x - y) + index * 1e-7 };
  });
  heights
    .sort((one, other) => other.height - one.height)
    .forEach(({ index }, rank) => {
      const turning = lightest + ((darkest - lightest) * (rank + 0.5)) / heights.length;
      context.fillStyle = grey(1 - turning);
      context.fillRect(index % TILE, Math.floor(index / TILE), 1, 1);
    });
  return canvas;
}
