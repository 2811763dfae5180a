import { readFileSync } from 'node:fs';

/** The text of a file of figures. @param {string} name */
export function figureFile(name) {
  return readFileSync(new URL(`./figures/${name}.svg`, import.meta.url), 'utf8');
}

/**
 * The outlines in a file of figures, by name.
 *
 * @param {string} name
 * @returns {Record<string, string>}
 */
export function outlines(name) {
  const paths = figureFile(name).matchAll(/<path id="([\w-]+)".* d="(.+)"/g);
  return Object.fromEntries(Array.from(paths, ([, id, d]) => [id, d]));
}
