import type { Photo } from '@/lib/selfie/capture';
import { newCanvas } from './canvas';
import { inks } from './poster';

const SIDE_PX = 640;

/** A photo for the gallery: a dawn, with nobody in it. */
export function samplePhoto(): Photo {
  const { canvas, pen } = newCanvas(SIDE_PX, SIDE_PX);
  const sky = pen.createLinearGradient(0, 0, 0, SIDE_PX);
  sky.addColorStop(0, inks.flame);
  sky.addColorStop(1, inks.gold);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, SIDE_PX, SIDE_PX);
  return canvas;
}
