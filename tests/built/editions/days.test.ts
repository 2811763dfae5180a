import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { buildMoments, otherSites } from '@/scripts/tests/other-sites';
import { all, attributes, exportedSite, textOf } from '@/tests/built/exported-site';

const PREFIX = 'livestream-';

describe.each([
  ['beforeSeason', false],
  ['inSeason', false],
  ['afterSeason', true],
] as const)('the site as built %s', (name, isOver) => {
  const site = exportedSite(otherSites[name].out);
  // as the livestreams are named: 2021-07-20-1600
  const builtAt = buildMoments[name].slice(0, 16).replace('T', '-').replace(':', '');

  test.each(locales)(
    'in %s begins with what is near, and says when the season is over',
    (locale) => {
      const { document } = site.page(localePath(locale, '/'));
      expect(all(document, '#calendar li a[href*="/event-"]').length).toBeGreaterThan(0);
      const idsOf = (selector: string) =>
        attributes(document, `#livestream ${selector}[id^="${PREFIX}"]`, 'id').map((id) =>
          id.slice(PREFIX.length),
        );
      const [rows, [onTop = '']] = [idsOf('li'), idsOf('div')];
      expect(onTop > builtAt).toBe(true);
      const sorted = rows.toSorted();
      const toCome = sorted.filter((id) => id > builtAt);
      const over = sorted.filter((id) => id < builtAt);
      expect(rows).toEqual([...toCome, ...over.reverse()]);
      expect(toCome.length).toBeGreaterThan(2);
      const says = (selector: string) =>
        /season is over|temporada terminó/.test(textOf(document.querySelector(selector)));
      expect(says('h1 + * p') && !says('h1 + * p [hidden]')).toBe(isOver);
      expect(textOf(document.querySelector('footer'))).toContain('© 2021');
    },
  );
});
