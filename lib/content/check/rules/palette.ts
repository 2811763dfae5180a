import { type Palette, weakPairs } from '../../../palette';
import type { ContentFiles } from '../files/content-files';
import { valueAt } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

const isInk = (value: unknown) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);

/** Inks that nobody can read on one another. */
export function paletteRules({ campaign }: ContentFiles): Issue[] {
  const palette = valueAt(campaign?.value, ['inks']);
  if (!campaign || !palette || typeof palette !== 'object') return [];
  const { paper, ink, gold, flame, night } = palette as Partial<Palette>;
  if (![paper, ink, gold, flame, night].every(isInk)) return [];
  const known = palette as Palette;
  const weak = weakPairs(known);
  return [...new Set(weak.map(({ letters }) => letters))].map((name) => {
    const pairs = weak.filter(({ letters }) => letters === name);
    const en = pairs.map(
      ({ ground, found, least }) =>
        `on ${ground} (${known[ground]}), where its contrast is ${found} and has to be ${least}`,
    );
    const es = pairs.map(
      ({ ground, found, least }) =>
        `sobre ${ground} (${known[ground]}), donde su contraste es ${found} y debe ser ${least}`,
    );
    return {
      file: campaign.file,
      path: ['inks', name],
      expected: {
        en: `a colour that people can read ${en.join(', and ')}; make one of the two lighter or darker`,
        es: `un color que se lea bien ${es.join(', y ')}; aclare u oscurezca uno de los dos`,
      },
    };
  });
}
