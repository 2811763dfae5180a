import { both, type ContentFiles } from '../files/content-files';
import { type Entry, textOf } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

/** With more, or a longer word, its letters on the card of a shared link are too small to read on a phone. */
export const HEADLINE = { letters: 120, word: 20 };

/** Headlines that the first screen and the card of a shared link cannot show legibly. */
export function headlineRules(files: ContentFiles): Issue[] {
  return both(files, 'site').flatMap(({ source }): Issue[] => {
    const headline = textOf((source.value as Entry).intro_title).trim();
    const word = Math.max(...headline.split(/\s+/).map(({ length }) => length));
    if (headline.length <= HEADLINE.letters && word <= HEADLINE.word) return [];
    const { letters, word: longest } = HEADLINE;
    return [
      {
        file: source.file,
        path: ['intro_title'],
        found: {
          en: `${headline.length} letters, the longest word of ${word}`,
          es: `${headline.length} letras, la palabra más larga de ${word}`,
        },
        expected: {
          en: `at most ${letters} letters, and no word longer than ${longest}: the card of a shared link and the first screen hold no more that can be read`,
          es: `${letters} letras como máximo y ninguna palabra de más de ${longest}: en la tarjeta de un enlace compartido y en la primera pantalla no cabe más que se pueda leer`,
        },
        isWarning: true,
      },
    ];
  });
}
