import { ellipse } from '../path.mjs';
import { filled } from '../svg.mjs';

/**
 * A face of cut paper, lit from the left, around (0, 0) between eyes and mouth: 98 wide, from
 * the crown at y = -78 to the chin at y = 70.
 *
 * @typedef {{ skin: string, shade: string, hair: string, lip: string }} Complexion
 */

const WHITE = '#FBF3E6';

const outline =
  'M-48-24C-49 6-46 32-34 50-25 63-12 70 0 70S25 63 34 50C46 32 49 6 48-24 48-60 26-78 0-78S-48-60-48-24z';

/** The half that the light does not reach, along the ridge of the nose. */
const shadow =
  'M10-77C34-74 48-56 48-24 49 6 46 32 34 50 25 63 12 70 0 70 14 63 24 53 28 42 31 29 25 21 12 18 9 12 6-8 6-18 5-36 18-50 10-77z';

const brow = 'M-14 2C-8-6 5-7 14-2 6-3-5-2-13 5z';
const eyeWhite = 'M-12 2C-7-6 7-6 12 2 6 6-6 6-12 2z';
const lid = 'M-14 2.500C-9-9 8-10 14-1L12 2C7-5-7-5-12 2z';
const nose = 'M-9 18C-6 22-3 21 0 23 3 21 7 22 10 18 8 25 4 26 0 26S-7 25-9 18z';
const lips = 'M-20 34C-11 33-5 32 0 34 5 32 11 33 20 34 16 49 8 54 0 54S-16 49-20 34z';
const teeth =
  'M-15.500 36.500C-6 37.500 6 37.500 15.500 36.500 12 44 6 46.500 0 46.500S-12 44-15.500 36.500z';

/**
 * Eye and brow of one side; the other side is their mirror image.
 * @param {1 | -1} side
 * @param {string} hair
 */
function eye(side, hair) {
  return [
    `<g transform="translate(${side * 22} -30) scale(${-side} 1)">${filled(brow, hair)}</g>`,
    `<g transform="translate(${side * 22} -11) scale(${side} 1)">`,
    filled(eyeWhite, WHITE) + filled(ellipse(0, -0.2, 4.8), hair) + filled(lid, hair),
    '</g>',
    filled(ellipse(side * 22 - 1.6, -13, 1.4), WHITE),
  ].join('');
}

/** @param {Complexion} complexion */
export function face({ skin, shade, hair, lip }) {
  return [
    filled(outline, skin) + filled(shadow, shade),
    eye(-1, hair) + eye(1, hair),
    filled(nose, shade) + filled(lips, lip) + filled(teeth, WHITE),
  ].join('');
}
