import { inks } from '../inks.mjs';
import { CAP_HEIGHT, line } from '../lettering.mjs';
import { bar, ellipse } from '../path.mjs';
import { filled } from '../svg.mjs';
import { face } from './face.mjs';
import { sitters } from './sitters.mjs';

/**
 * @import { Locale } from '../locales.mjs'
 * @import { Sitter } from './sitters.mjs'
 */

const NECK = 'M-21 40H21L25 96C12 126-12 126-25 96z';
const NECK_SHADE = 'M-22 58C-8 76 10 74 21 52L25 96C14 124 4 92-23 72z';
const SHOULDERS = 'M-128 190C-126 128-84 108-23 92-14 112 14 112 23 92 84 108 126 128 128 190z';
const FOLD = 'M23 92C84 108 126 128 128 190H58C66 150 50 116 23 92z';

/**
 * Head and shoulders, layer on layer.
 * @param {Sitter} sitter
 * @param {{ trimInk: string, faceHeight?: number }} look a child's face is shorter: below 1
 */
function sitting({ complexion, behind, front, dress, fold, trim }, { trimInk, faceHeight = 1 }) {
  const { skin, shade, hair } = complexion;
  return [
    filled(behind, hair),
    filled(ellipse(-47, -2, 8, 13), skin) + filled(ellipse(47, -2, 8, 13), shade),
    `<g transform="translate(0 ${(faceHeight - 1) * 160})">`,
    filled(NECK, skin) + filled(NECK_SHADE, shade) + filled(SHOULDERS, dress) + filled(FOLD, fold),
    '</g>',
    `<g transform="scale(1 ${faceHeight})">${face(complexion)}</g>`,
    filled(front, hair),
    `<path fill="${trimInk}" fill-rule="evenodd" d="${trim}"/>`,
  ].join('');
}

/** A button that says VOTE, for a lapel. */
function pin() {
  const word = line('VOTE', 12, 0, (12 * CAP_HEIGHT) / 2, { anchor: 'middle' });
  return filled(ellipse(0, 0, 17), inks.paper) + filled(word.d, inks.flame);
}

/**
 * The photo of a sample selfie: a mother and her daughter before a sunlit wall. 640 wide; what
 * matters ends at y = 380, where the caption begins.
 *
 * @param {Locale} locale
 */
export function portrait(locale) {
  const { mother, daughter, apart } = sitters[locale];
  return [
    filled(bar(0, 0, 640, 420), '#E8C98F'),
    filled('M0 0H150L0 250zM260 0H470L130 420H0V360zM600 0h40v60L380 420H260z', '#F3DCAC'),
    `<g transform="translate(${304 + apart / 2} 190) rotate(-5) scale(1.24)">`,
    sitting(mother, { trimInk: inks.gold }),
    `<g transform="translate(-58 124) rotate(-6)">${pin()}</g>`,
    '</g>',
    `<g transform="translate(${304 - apart / 2} 276) rotate(7) scale(1.04)">`,
    sitting(daughter, { trimInk: inks.flame, faceHeight: 0.9 }),
    '</g>',
  ].join('');
}
