import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales, otherLocales } from '@/lib/i18n/locales';
import { qrDrawing } from '@/lib/share/qr';
import { entryPages, sheetCodes, statePages } from '@/tests/support/e2e-pages';
import { all, attributes, exported, site } from './exported-site';

const codesIn = (part: ParentNode) =>
  attributes(part, 'img[src*="/qr/"]', 'src').map((src) => exported.text(src));

/** As lib/share/qr.test.ts reads them. */
const drawn = (addresses: readonly string[]) => addresses.map((address) => qrDrawing(address));

describe.each(locales)('%s', (locale) => {
  const printKit = exported.page(localePath(locale, '/print')).document;

  test.each([
    ['one', [locale]],
    ['both', [locale, ...otherLocales(locale)]],
  ] as const)('the codes of the sheets in %s lead where they say', (languages, inThese) => {
    for (const [name, codes] of Object.entries(sheetCodes(site, inThese))) {
      const sheets = all(printKit, `[data-languages="${languages}"] [data-sheet="${name}"]`);
      expect(sheets.map(codesIn), name).toEqual([drawn(codes)]);
    }
  });

  test('each call page and each graphic’s has its own address as a code', () => {
    const own = [...statePages, ...entryPages].map(({ path }) => path);
    for (const path of ['/call' as const, ...own]) {
      const address = localePath(locale, path);
      expect(codesIn(exported.page(address).document), address).toEqual(drawn([site + address]));
    }
  });
});
