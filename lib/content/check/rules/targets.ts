import { locales } from '../../../i18n/locales';
import type { Path } from '../../schema/json-schema';
import type { ContentFiles } from '../files/content-files';
import { valueAt } from '../files/json-path';
import type { Issue } from '../files/reported-issue';

/** What of a target no language changes. */
export const SAME_IN_BOTH = ['name', 'phone', 'picture', 'callpower_id'];

/** The twins of a list name the same people under the same numbers, in one order. */
function differingTwins(files: ContentFiles): Issue[] {
  const english = files.en.targets?.value;
  return locales.flatMap((locale): Issue[] => {
    const source = files[locale].targets;
    if (locale === 'en' || !source || !english) return [];
    const targets = valueAt(english, ['targets']);
    const count = Array.isArray(targets) ? targets.length : 0;
    const each = [...Array(count).keys()].flatMap((index) =>
      SAME_IN_BOTH.map((key): Path => ['targets', index, key]),
    );
    return [['kind'], ['targets', 'length'], ...each]
      .filter((path) => valueAt(source.value, path) !== valueAt(english, path))
      .map((path) => {
        const value = JSON.stringify(valueAt(english, path));
        const isCount = path.at(-1) === 'length';
        return {
          file: source.file,
          path: isCount ? ['targets'] : path,
          expected: {
            en: isCount
              ? `${count} targets, as in English`
              : `the same as in English: ${value ?? 'no such key'}`,
            es: isCount
              ? `${count} personas, como en inglés`
              : `lo mismo que en inglés: ${value ?? 'sin esa clave'}`,
          },
        };
      });
  });
}

/** What is about the Senate stands only in a campaign that addresses it. */
function senateAlone({ campaign, en, es }: ContentFiles): Issue[] {
  const kind = valueAt(en.targets?.value, ['kind']);
  if (kind !== 'list' && kind !== 'nobody') return [];
  const expected = {
    en: `false: the scoreboard shows how senators voted, and content/en/targets.json says "${kind}"`,
    es: `false: el marcador muestra los votos del Senado, y content/en/targets.json dice "${kind}"`,
  };
  const scoreboard = ['features', 'scoreboard'];
  const isOpen = campaign && valueAt(campaign.value, scoreboard) === true;
  const rollCalls = [en.site, es.site].flatMap((source): Issue[] =>
    source && valueAt(source.value, ['roll_calls']) !== undefined
      ? [
          {
            file: source.file,
            path: ['roll_calls'],
            expected: {
              en: `no such key: it is about the Senate, and content/en/targets.json says "${kind}"`,
              es: `que no esté esta clave: trata del Senado, y content/en/targets.json dice "${kind}"`,
            },
          },
        ]
      : [],
  );
  return [...(isOpen ? [{ file: campaign.file, path: scoreboard, expected }] : []), ...rollCalls];
}

/** Twins of a list that name different people; votes of the Senate where nobody there is addressed. */
export function targetRules(files: ContentFiles): Issue[] {
  return [...differingTwins(files), ...senateAlone(files)];
}
