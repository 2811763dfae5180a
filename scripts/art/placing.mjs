import { marchers } from './marchers.mjs';
import { at } from './path.mjs';

/** @import { Marcher } from './marchers.mjs' */

/**
 * Reads a row of marchers, from the left: 'hat dress child'.
 * @param {string} names
 * @returns {Marcher[]}
 */
export function row(names) {
  return names.split(' ').map((name) => {
    if (!isMarcher(name)) {
      throw new Error(`No marcher is called "${name}"`);
    }
    return name;
  });
}

/**
 * @param {string} name
 * @returns {name is Marcher}
 */
function isMarcher(name) {
  return Object.hasOwn(marchers, name);
}

/**
 * Every figure of the drawing once, to be placed by its name.
 * @param {Iterable<Marcher>} needed
 */
export function defineMarchers(needed) {
  const figures = Array.from(new Set(needed), (marcher) => {
    return `<path id="${marcher}" d="${marchers[marcher].join('')}"/>`;
  });
  return figures.join('');
}

/**
 * @param {Marcher} marcher
 * @param {number} x
 * @param {number} y where the feet stand
 * @param {number} scale
 */
export function placeMarcher(marcher, x, y, scale) {
  const transform = `translate(${at(x, y)}) scale(${Math.round(scale * 100) / 100})`;
  return `<use href="#${marcher}" transform="${transform}"/>`;
}
