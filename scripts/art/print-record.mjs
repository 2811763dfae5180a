import { createHash } from 'node:crypto';

/** @import { Print } from './catalogue.mjs' */

/** What a picture in pixels is printed from, as a short text. @param {Print} print */
const digestOf = ({ path, ...from }) =>
  createHash('sha256').update(JSON.stringify(from)).digest('hex').slice(0, 16);

/**
 * The record of what each picture was printed from, in order.
 *
 * @param {readonly Print[]} prints
 * @returns {Record<string, string>}
 */
export function printRecord(prints) {
  return Object.fromEntries(prints.map((print) => [print.path, digestOf(print)]).sort());
}

/**
 * The pictures that are not there as they would be printed now.
 *
 * @param {readonly Print[]} prints
 * @param {Record<string, string>} record of what is there
 * @param {(path: string) => boolean} isThere
 */
export function stalePrints(prints, record, isThere) {
  return prints.filter((print) => record[print.path] !== digestOf(print) || !isThere(print.path));
}
