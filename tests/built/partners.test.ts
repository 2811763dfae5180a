import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { QR_QUIET_ZONE, qrDrawing } from '@/lib/share/qr';
import { referralCodeIn } from '@/lib/share/referral-code';
import { stringsOf } from '@/tests/support/e2e-strings';
import { all, attributes, exported, site, textOf } from './exported-site';

describe.each(locales)('the partners’ page in %s', (locale) => {
  const t = stringsOf(locale);
  const address = localePath(locale, '/partners');
  const card = `${address}/card`;
  const { document } = exported.page(address);
  const rows = all(document, 'main li').flatMap((row) => {
    const [link, qr] = attributes(row, 'a');
    return qr?.endsWith('.svg') ? [{ name: textOf(row.querySelector('a')), link, qr }] : [];
  });

  test('has every partner, each with a code of its own', () => {
    const names = new Set(t.content.partners.map(({ name }) => name));
    expect(new Set(rows.map(({ name }) => name))).toEqual(names);
    const codes = new Set(rows.map(({ link }) => referralCodeIn(new URL(link ?? '', site).search)));
    expect(codes.size).toBe(names.size);
    const home = new URL(localePath(locale, '/'), site);
    for (const { link, name } of rows) {
      const { origin, pathname } = new URL(link ?? '', site);
      expect([origin, pathname], name).toEqual([home.origin, home.pathname]);
    }
  });

  test('has a QR code of each link, with white around it on any ground', () => {
    expect(rows.length).toBeGreaterThan(100);
    for (const { name, link = '', qr } of rows) {
      const address = new URL(link, site).href;
      expect(exported.text(qr), name).toBe(qrDrawing(address, QR_QUIET_ZONE));
    }
  });

  test('has a card, whose links open our pages in a new tab', () => {
    const { document: shown } = exported.page(card);
    expect(attributes(shown, 'a[target="_blank"][rel="noopener"]')).toEqual(
      (['/call', '/letter', '/'] as const).map((path) => localePath(locale, path)),
    );
    expect(all(shown, 'a')).toHaveLength(3);
    const code = document.querySelector('textarea')?.textContent;
    expect(code).toMatch(new RegExp(`^<iframe src="${site}${card}" `));
  });
});
