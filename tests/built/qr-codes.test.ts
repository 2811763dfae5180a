import jsQR from 'jsqr';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { type Locale, locales } from '@/lib/i18n/locales';
import type { SheetName } from '@/lib/print/choice';
import { QR_QUIET_ZONE } from '@/lib/share/qr';
import { statePages } from '@/tests/support/e2e-pages';
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

const DIALS = 'tel:+12022243121';
const times = (count: number, code: string) => Array.from({ length: count }, () => code);

/** What the codes of each sheet of the print kit lead to. */
function codesOfSheets(locale: Locale): [SheetName, string[]][] {
  const [call, letter, rsvp] = (['/call', '/letter', '/rsvp'] as const).map(
    (path) => site + localePath(locale, path),
  ) as [string, string, string];
  return [
    ['flyer', [call]],
    ['cards', times(4, call)],
    ['strips', times(8, call)],
    ['sign-up', [letter, call, rsvp, DIALS]],
    ['window', [call]],
  ];
}

describe.each(locales)('%s', (locale) => {
  test.each(codesOfSheets(locale))(
    'the codes of the sheet “%s” can be read',
    async (name, codes) => {
      const { document } = exported.page(localePath(locale, '/print'));
      const sheets = all(document, `[data-sheet="${name}"]`);
      expect(sheets.length).toBe(1);
      for (const sheet of sheets) expect(await codesIn(sheet)).toEqual(codes);
    },
  );

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
