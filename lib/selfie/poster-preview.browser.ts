import {
  drawSelfiePoster,
  type PosterPicture,
  type SelfiePosterParts,
} from './selfie-poster.browser';

/** Printing in two inks is slow: not before the photo has rested for so long. */
const REST_MS = 400;

/** After `before`, at most once a frame. Returns a cleanup function. */
export function drawPreview(
  canvas: HTMLCanvasElement,
  parts: SelfiePosterParts,
  before: PosterPicture | null,
): () => void {
  const draw = () => drawSelfiePoster(canvas, parts);
  if (!isReframed(before, parts.picture)) {
    draw();
    return () => {};
  }
  const frame = requestAnimationFrame(() =>
    drawSelfiePoster(canvas, { ...parts, finish: 'plain' }),
  );
  const rest = parts.finish === 'halftone' ? setTimeout(draw, REST_MS) : undefined;
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  };
}

function isReframed(before: PosterPicture | null, after: PosterPicture | null): boolean {
  if (!before || !after || before === 'words' || after === 'words') return false;
  return before.photo === after.photo && before.framing !== after.framing;
}
