import type { Blank } from '../../schema/script-parts';
import { blankNames, scriptParts } from '../../schema/script-parts';
import { type ContentFiles, translationsIn } from '../files/content-files';
import { type Entry, textOf } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

const scriptKeys = ['callpower_script', 'callpower_voicemail'] as const;

const blanksOf = (html: string): Set<Blank> =>
  new Set(
    scriptParts(html)
      .flatMap(({ sentences }) => sentences.flat())
      .flatMap(({ blank }) => blank ?? []),
  );

const tableOf = (value: unknown) => (value ?? {}) as Entry;

/** Call scripts that say nothing of the caller, or whose translation leaves out a blank. */
export function scriptRules(files: ContentFiles): Issue[] {
  const { site, targets } = files.en;
  if (!site || tableOf(targets?.value).kind === 'nobody') return [];
  return scriptKeys.flatMap((key): Issue[] => {
    const english = textOf(tableOf(site.value)[key]);
    const blanks = blanksOf(english);
    if (english && blanks.size === 0) {
      const expected = {
        en: `a blank at least, such as ${blankNames.en.visitor}: the site fills in what it knows, and callers say who they are`,
        es: `al menos un hueco, como ${blankNames.en.visitor}: el sitio completa lo que sabe y quien llama dice quién es`,
      };
      return [{ file: site.file, path: [key], expected, isWarning: true }];
    }
    return translationsIn(files).flatMap(({ locale, sources }): Issue[] => {
      const own = textOf(tableOf(sources.site?.value)[key]);
      if (!sources.site || !own) return [];
      const said = blanksOf(own);
      const names = blankNames[locale] ?? blankNames.en;
      const lacking = [...blanks].filter((blank) => !said.has(blank)).map((blank) => names[blank]);
      if (lacking.length === 0) return [];
      const expected = {
        en: `the blanks that the English has; it lacks ${lacking.join(' ')}`,
        es: `los huecos que tiene el inglés; le falta ${lacking.join(' ')}`,
      };
      return [{ file: sources.site.file, path: [key], expected, isWarning: true }];
    });
  });
}
