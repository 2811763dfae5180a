import { expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { stringsOf } from '@/tests/support/e2e-strings';
import { all, exported, textOf } from './exported-site';

test.each(locales)('the %s toolkit leads to the print kit', (locale) => {
  const { document } = exported.page(localePath(locale, '/toolkit'));
  const links = all(document, `main a[href="${localePath(locale, '/print')}"]`).map(textOf);
  expect(links).toContain(stringsOf(locale).toolkitPage.printKit);
});
