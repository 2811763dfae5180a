import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales, otherLocales } from '@/lib/i18n/locales';
import { entryPages, sheetCodes, statePages } from '@/tests/support/e2e-pages';
import { qrCodeInFile } from '@/tests/support/qr-code';
import { all, attributes, exported, site } from './exported-site';

async function codesIn(part: ParentNode): Promise<(string | undefined)[]> {
  const hrefs = attributes(part, 'img[src*="/qr/"]', 'src');
  const read = new Map<string, string | undefined>();
  for (const href of new Set(hrefs)) read.set(href, await qrCodeInFile(exported.read(href)));
  return hrefs.map((href) => read.get(href));
}

describe.each(locales)('%s', (locale) => {
  const printKit = exported.page(localePath(locale, '/print')).document;

  test.each([
    ['one', [locale]],
    ['both', [locale, ...otherLocales(locale)]],
  ] as const)('the codes of the sheets in %s can be read', async (languages, inThese) => {
    for (const [name, codes] of Object.entries(sheetCodes(site, inThese))) {
      const sheets = all(printKit, `[data-languages="${languages}"] [data-sheet="${name}"]`);
      expect(sheets.length, name).toBe(1);
      for (const sheet of sheets) expect(await codesIn(sheet), name).toEqual(codes);
    }
  });

  test('each call page and each graphic’s has its own address as a code', async () => {
    const own = [...statePages, ...entryPages].map(({ path }) => path);
    const addresses = ['/call' as const, ...own].map((path) => localePath(locale, path));
    const read: [string, (string | undefined)[]][] = [];
    for (const address of addresses) {
      read.push([address, await codesIn(exported.page(address).document)]);
    }
    expect(read).toEqual(addresses.map((address) => [address, [site + address]]));
  });
});
