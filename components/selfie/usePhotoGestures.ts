import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { FramedPhoto } from '@/lib/selfie/framed-photo.browser';
import { gestured, movable, type Point, zoomed } from '@/lib/selfie/framing';
import { setSelfie, useSelfie } from '@/lib/selfie/state';

/** A finger that moves further than this does not press. */
const SLOP_PX = 5;

type Finger = { start: Point; now: Point };
type OnScreen = { clientX: number; clientY: number };

const pointOf = ({ clientX, clientY }: OnScreen): Point => ({ x: clientX, y: clientY });

/** In shares of the square in which an element shows the photo. */
function inSquare(element: HTMLElement, { x, y }: Point): Point {
  const { left, top, width } = element.getBoundingClientRect();
  return { x: (x - left) / width, y: (y - top) / width };
}

/**
 * Moves the photo on an element by finger or mouse, and zooms it with two fingers or Ctrl and the wheel,
 * which is how a touch pad reports two. Returns the element’s attributes, and whether the press that just
 * ended moved the photo.
 */
export function usePhotoGestures(
  element: RefObject<HTMLElement | null>,
  framed: FramedPhoto | null,
) {
  const fingers = useRef(new Map<number, Finger>());
  const hasMoved = useRef(false);
  const photo = framed?.photo;

  useEffect(() => {
    const shown = element.current;
    if (!photo || !shown) return;
    function zoom(event: WheelEvent) {
      if (!event.ctrlKey || !photo || !shown) return;
      event.preventDefault();
      const { framing } = useSelfie.getState();
      const to = framing.zoom * wheelFactor(event);
      setSelfie({ framing: zoomed(photo, framing, to, inSquare(shown, pointOf(event))) });
    }
    // not by React, whose listeners may not keep the page from zooming
    shown.addEventListener('wheel', zoom, { passive: false });
    return () => shown.removeEventListener('wheel', zoom);
  }, [element, photo]);

  if (!framed) return { hasMoved, gestures: {} };

  const { x, y } = movable(framed.photo, framed.framing);
  const lift = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId);
  return {
    hasMoved,
    gestures: {
      'data-moves': `${x ? 'x' : ''}${y ? 'y' : ''}`,
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return;
        if (event.isPrimary) {
          // also a finger that was lifted when there was no photo
          fingers.current.clear();
          hasMoved.current = false;
        }
        event.currentTarget.setPointerCapture(event.pointerId);
        const at = pointOf(event);
        fingers.current.set(event.pointerId, { start: at, now: at });
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const finger = fingers.current.get(event.pointerId);
        if (!finger) return;
        const at = pointOf(event);
        const way = Math.hypot(at.x - finger.start.x, at.y - finger.start.y);
        if (way > SLOP_PX) hasMoved.current = true;
        if (!hasMoved.current) return;
        const square = event.currentTarget;
        const points = () => [...fingers.current.values()].map(({ now }) => inSquare(square, now));
        const from = points();
        finger.now = at;
        const { framing } = useSelfie.getState();
        setSelfie({ framing: gestured(framed.photo, framing, from, points()) });
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    },
  };
}

/** How much one step of a wheel zooms: the same for all but the finest. */
const MOST_WHEEL_PX = 25;
const ZOOM_PER_WHEEL_PX = 0.01;

function wheelFactor({ deltaY }: WheelEvent): number {
  const px = Math.min(MOST_WHEEL_PX, Math.max(-MOST_WHEEL_PX, deltaY));
  return Math.exp(-px * ZOOM_PER_WHEEL_PX);
}
