import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { otherSites } from '@/scripts/tests/other-sites';
import { all, exportedSite, textOf } from '@/tests/built/exported-site';
import { limits } from '@/tests/built/size-limits';
import { campaign } from '@/tests/support/e2e-content';
import { stringsOf } from '@/tests/support/e2e-strings';

const archived = exportedSite(otherSites.archived.out);

test('each archived page says so, and leads to who is behind the campaign', () => {
  const wrong = archived.pages.filter(({ document, locale }) => {
    const { title, message, parent } = stringsOf(locale).archived;
    const notice = document.querySelector(`aside[aria-label="${title}"]`);
    const link = notice?.querySelector(`a[href="${campaign.parent_url}"]`);
    return !textOf(notice).includes(message) || textOf(link) !== parent;
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('no archived page sends anything, frames anything or plays anything', () => {
  const found = archived.htmlFiles.flatMap(({ file, document }) =>
    all(document, 'form[method="post"], [action], iframe, video').map(
      (element) => `${file}: ${element.outerHTML.slice(0, 80)}`,
    ),
  );
  expect(found).toEqual([]);
});

describe.each(locales)('%s', (locale) => {
  test('the open scoreboard has all hundred senators in plain HTML, which is light', () => {
    const { document, html } = archived.page(localePath(locale, '/scoreboard'));
    expect(all(document, 'main tbody tr:not([hidden])').length).toBe(100);
    expect(html).toContain('202-224-3954');
    expect(gzipSync(html).length).toBeLessThanOrEqual(limits.scoreboard);
  });

  test('every page leads to the open scoreboard', () => {
    const address = localePath(locale, '/scoreboard');
    const without = archived.pages
      .filter((page) => page.locale === locale)
      .filter(({ document }) => !document.querySelector(`footer a[href="${address}"]`));
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  test('the home page leads to the rally card, which has been filled in', () => {
    const { document } = archived.page(localePath(locale, '/'));
    expect(all(document, `main a[href="${localePath(locale, '/rally')}"]`).length).toBe(1);
  });
});
