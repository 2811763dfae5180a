import { inks } from '../inks.mjs';
import { ellipse } from '../path.mjs';

/**
 * Who sits for the sample selfies: a mother and her daughter, others in each language. Hair and
 * trimmings are drawn around the same point as the face.
 *
 * @import { Complexion } from './face.mjs'
 * @import { Locale } from '../locales.mjs'
 *
 * @typedef {object} Sitter
 * @property {Complexion} complexion
 * @property {string} behind hair behind the head
 * @property {string} front hair over the forehead
 * @property {string} dress colour of the clothes
 * @property {string} fold colour of the clothes in the shade
 * @property {string} trim earrings or ribbons
 */

const afro = [
  ellipse(0, -70, 62) + ellipse(-48, -52, 46) + ellipse(48, -52, 46),
  ellipse(-64, -14, 36) + ellipse(64, -14, 36) + ellipse(-30, -94, 38) + ellipse(30, -94, 38),
].join('');

const hairline = 'M-54-8C-54-44-34-52 0-52S54-44 54-8C66-60 42-92 0-92S-66-60-54-8z';

/** A ring; the inner circle is a hole under the even-odd rule. @param {number} x */
function hoop(x) {
  return ellipse(x, 24, 9, 11) + ellipse(x, 24, 5.5, 7.5);
}

const gold = { dress: inks.gold, fold: '#EBA92A' };

/** Apart: how far the two heads stand from each other.
 * @type {Record<Locale, { mother: Sitter, daughter: Sitter, apart: number }>} */
export const sitters = {
  en: {
    apart: 220,
    mother: {
      complexion: { skin: '#8A5638', shade: '#6A3E27', hair: '#1C130F', lip: '#7B2A21' },
      behind: afro,
      front: hairline,
      dress: '#332C5E',
      fold: inks.night,
      trim: hoop(-53) + hoop(53),
    },
    daughter: {
      complexion: { skin: '#9C6542', shade: '#7A4A2E', hair: '#1C130F', lip: '#86342A' },
      behind: ellipse(-54, -74, 33) + ellipse(54, -74, 33) + ellipse(0, -38, 56, 54),
      front: hairline,
      ...gold,
      trim: 'M-45-67l15 13-6 8-15-13zM45-67l-15 13 6 8 15-13z',
    },
  },
  es: {
    apart: 178,
    mother: {
      complexion: { skin: '#C98E62', shade: '#A86F45', hair: '#241610', lip: '#9C352A' },
      behind: 'M-60-20C-66-72-34-98 2-98S68-70 62-16C60 30 84 70 78 132H-78C-84 80-58 30-60-20z',
      front: 'M-54 0C-58-30-30-44-12-80-6-60 46-50 54 0 66-62 40-96 0-96S-68-62-54 0z',
      dress: inks.flame,
      fold: '#961F11',
      trim: ellipse(-53, 24, 6, 8) + ellipse(53, 24, 6, 8),
    },
    daughter: {
      complexion: { skin: '#D39B6E', shade: '#B27B4F', hair: '#241610', lip: '#A5402F' },
      behind: [
        'M-48-60C-70-40-66 0-62 30-70 60-62 84-56 104-42 80-40 40-44 0z',
        'M48-60C70-40 66 0 62 30 70 60 62 84 56 104 42 80 40 40 44 0z',
      ].join(''),
      front:
        'M-53 2C-52-20-46-34-38-40-12-34 20-34 40-40 48-32 52-18 53 2 66-58 42-92 0-92S-66-58-53 2z',
      ...gold,
      trim: 'M-65 76h20v11h-20zM45 76h20v11h-20z',
    },
  },
};
