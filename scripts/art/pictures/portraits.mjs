import { readFileSync } from 'node:fs';
import { darkInks } from '../inks.mjs';
import { drawing } from '../svg.mjs';

/** Busts cut as two-ink linocuts, of people who are invented: figures/portraits has a file for each. */
const sitters = ['preacher', 'farmworker', 'nurse'];

/**
 * The portraits by name, without a ground of their own: a light edge sets them off from any.
 * @returns {Record<string, string>}
 */
export function portraits() {
  const entries = sitters.map((name) => {
    const file = readFileSync(new URL(`../figures/portraits/${name}.svg`, import.meta.url), 'utf8');
    const [, body = ''] = /^<svg[^>]*>(.*)<\/svg>\s*$/s.exec(file) ?? [];
    const dark = `.light{fill:${darkInks.placard}}`;
    return [name, drawing({ width: 800, height: 1000, body, dark })];
  });
  return Object.fromEntries(entries);
}
