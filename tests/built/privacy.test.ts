import { expect, test } from 'vitest';
import { localePath } from '@/lib/addresses/routes';
import { locales } from '@/lib/i18n/locales';
import { all, exported, headersOf, site, textOf } from './exported-site';

const policies = ['/', '/embed/widget.html'].map(
  (path) => headersOf(path)['Content-Security-Policy'],
);
const found = policies.join(' ').matchAll(/https?:\/\/([^\s/;]+)/g);
const hosts = new Set(Array.from(found, ([, host = '']) => host));
hosts.delete(new URL(site).host);

test.each(locales)('/privacy in %s names the hosts of the policy, and no others', (locale) => {
  const { document } = exported.page(localePath(locale, '/privacy'));
  const shown = new Set(all(document, '#hosts code').map(textOf));
  expect(shown.size).toBeGreaterThan(3);
  expect(shown).toEqual(hosts);
});
