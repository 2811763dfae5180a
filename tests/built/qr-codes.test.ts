import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales, otherLocales } from '@/lib/i18n/locales';
import { QR_QUIET_ZONE } from '@/lib/share/qr';
import { sheetCodes, statePages } from '@/tests/support/e2e-pages';
import { all, exported, site, textOf } from './exported-site';

/** White around a drawing, which a reader needs: what the paper has where the drawing has none. */
const PAPER_PX = 20;
const SIDE_PX = 160;

/** What a camera reads in a drawing of the export on a ground of this colour. */
async function readIn(href: string, ground = 'white'): Promise<string | undefined> {
  const { data, info } = await sharp(exported.read(href.slice(1)), { density: 144 })
    .resize(SIDE_PX, SIDE_PX, { kernel: 'nearest' })
    .extend({
      top: PAPER_PX,
      bottom: PAPER_PX,
      left: PAPER_PX,
      right: PAPER_PX,
      background: ground,
    })
    .flatten({ background: ground })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return jsQR(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })?.data;
}

/** What the codes in a part of a page lead to, in its order; each drawing is read once. */
async function codesIn(part: ParentNode): Promise<(string | undefined)[]> {
  const hrefs = all(part, 'img[src*="/qr/"]').map((code) => code.getAttribute('src') ?? '');
  const read = new Map<string, string | undefined>();
  for (const href of new Set(hrefs)) read.set(href, await readIn(href));
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

  test('each call page has its own address as a code', async () => {
    const addresses = ['/call' as const, ...statePages.map(({ path }) => path)].map((path) =>
      localePath(locale, path),
    );
    const read: [string, (string | undefined)[]][] = [];
    for (const address of addresses) {
      read.push([address, await codesIn(exported.page(address).document)]);
    }
    expect(read).toEqual(addresses.map((address) => [address, [site + address]]));
  });

  const { document } = exported.page(localePath(locale, '/partners'));
  const rows = all(document, '#groups li').map((row) => {
    const [link, code] = all(row, 'a');
    return {
      name: textOf(link),
      link: new URL(link?.getAttribute('href') ?? '', site).href,
      code: code?.getAttribute('href') ?? '',
    };
  });

  test('the QR code of every partner is its link, and has white around it on any ground', async () => {
    const read = await Promise.all(
      rows.map(async ({ name, code }) => ({ name, link: await readIn(code, 'black') })),
    );
    expect(rows.length).toBeGreaterThan(100);
    expect(read).toEqual(rows.map(({ name, link }) => ({ name, link })));
    const narrow = rows.filter(({ code }) => {
      const [, edge] = /viewBox="(\S+)/.exec(exported.text(code.slice(1))) ?? [];
      return Number(edge) > -QR_QUIET_ZONE;
    });
    expect(narrow).toEqual([]);
  });
});
