import type { Size } from '@/lib/pictures/picture-size';

/**
 * Which square of a photo is shown: how much it is enlarged, from 1 to `MAX_ZOOM`, and where in the room
 * that is left it is, from 0 (left, upper) to 1. So every framing fills the square.
 */
export type Framing = { zoom: number; x: number; y: number };

export const MAX_ZOOM = 3;
/** What a key does, in per cent. */
export const ZOOM_STEP = 10;
export const MOVE_STEP = 4;

export const CENTERED: Framing = { zoom: 1, x: 0.5, y: 0.5 };

export type Point = { x: number; y: number };

const MIDDLE: Point = { x: 0.5, y: 0.5 };

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, value));

/** In the photo's pixels: the framed square's side, and what is left of the photo beside it. */
function room({ width, height }: Size, zoom: number) {
  const side = Math.max(1, Math.round(Math.min(width, height) / zoom));
  return { side, x: width - side, y: height - side };
}

/** In whole pixels of the photo. */
export function framedSquare(photo: Size, { zoom, x, y }: Framing) {
  const left = room(photo, zoom);
  return { x: Math.floor(left.x * x), y: Math.floor(left.y * y), side: left.side };
}

export function movable(photo: Size, { zoom }: Framing): { x: boolean; y: boolean } {
  const { x, y } = room(photo, zoom);
  return { x: x > 0, y: y > 0 };
}

/** Moves what was at `from` to `to`, as far as the photo reaches. */
function reframed(photo: Size, framing: Framing, zoom: number, from: Point, to: Point): Framing {
  const nextZoom = clamp(zoom, 1, MAX_ZOOM);
  const [was, now] = [room(photo, framing.zoom), room(photo, nextZoom)];
  const along = (axis: 'x' | 'y') => {
    if (now[axis] <= 0) return MIDDLE[axis];
    const held = was[axis] * framing[axis] + from[axis] * was.side;
    return clamp((held - to[axis] * now.side) / now[axis], 0, 1);
  };
  return { zoom: nextZoom, x: along('x'), y: along('y') };
}

/** What is at the point `at` stays there. */
export function zoomed(photo: Size, framing: Framing, zoom: number, at = MIDDLE): Framing {
  return reframed(photo, framing, zoom, at, at);
}

/** The photo stays under the fingers, and two also zoom it. */
export function gestured(photo: Size, framing: Framing, from: Point[], to: Point[]): Framing {
  const zoom = (framing.zoom * spread(to)) / spread(from);
  return reframed(photo, framing, zoom, middle(from), middle(to));
}

function middle(fingers: Point[]): Point {
  const mean = (axis: 'x' | 'y') =>
    fingers.reduce((sum, finger) => sum + finger[axis], 0) / fingers.length;
  return { x: mean('x'), y: mean('y') };
}

/** Nearer than this, the least tremble of two fingers would zoom. */
const LEAST_SPREAD = 0.05;

function spread([one, other]: Point[]): number {
  if (!one || !other) return 1;
  return Math.max(LEAST_SPREAD, Math.hypot(one.x - other.x, one.y - other.y));
}
