import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedForVisit } from '@/lib/browser/storage';
import { redirectToSpanish, rememberChosenLocale } from './locale-cookie';

const ORIGIN = 'https://season.example.org';
const replace = vi.fn();

type Visit = { address?: string; languages?: string[]; referrer?: string; cookie?: string };

function open({ address = '/', languages = ['es-MX'], referrer = '', cookie = '' }: Visit): void {
  vi.stubGlobal('location', Object.assign(new URL(address, ORIGIN), { replace }));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  let kept = cookie;
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => kept.split('; Max-Age')[0] ?? '');
  vi.spyOn(document, 'cookie', 'set').mockImplementation((written) => {
    kept = written;
  });
}

beforeEach(() => {
  sessionStorage.clear();
  delete document.documentElement.dataset.leaving;
});

describe('a first visit to the root', () => {
  test.each([
    [['es-MX'], true],
    [['fr-FR', 'es', 'en'], true],
    [['es-ES', 'en-US'], true],
    [['ca-ES', 'es-ES', 'en'], true],
    [['en-US', 'es-MX'], false],
    [['fr-FR'], false],
    [['est-EE'], false],
    [[], false],
  ])('by a browser that asks for %j moves to the Spanish page: %s', (languages, isMoved) => {
    open({ languages });
    expect(redirectToSpanish()).toBe(isMoved);
    expect(replace).toHaveBeenCalledTimes(isMoved ? 1 : 0);
  });

  test('keeps the query, the hash, the choice for a year, and where the visit came from', () => {
    open({ address: '/?from=poster#covid', referrer: 'https://t.co/abc' });
    const keep = vi.spyOn(document, 'cookie', 'set');
    redirectToSpanish();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/es?from=poster#covid');
    expect(keep).toHaveBeenCalledExactlyOnceWith(
      'i18n_redirected=es; Max-Age=31536000; Path=/; SameSite=Lax; Secure',
    );
    expect(storedForVisit('referrer')).toBe('https://t.co/abc');
    expect(document.documentElement).toHaveAttribute('data-leaving');
  });
});

test.each<[string, Visit]>([
  ['another page', { address: '/call' }],
  ['the Spanish page', { address: '/es', languages: ['en-US'] }],
  ['a Spanish page', { address: '/es/call', languages: ['en-US'] }],
  ['the root after a choice', { cookie: 'i18n_redirected=en' }],
  ['the root after the move', { cookie: 'a=b; i18n_redirected=es' }],
  ['the root from a page of the site', { referrer: `${ORIGIN}/es` }],
])('%s stays, and nothing is kept', (_, visit) => {
  open(visit);
  const keep = vi.spyOn(document, 'cookie', 'set');
  expect(redirectToSpanish()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
  expect(keep).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveAttribute('data-leaving');
});

test('the root stays where the cookie cannot be kept', () => {
  open({});
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  expect(redirectToSpanish()).toBe(false);
  expect(replace).not.toHaveBeenCalled();
});

test.each([
  ['the link to a language', '<a hreflang="en-US">EN <b>English</b></a>', ['i18n_redirected=en']],
  ['another link', '<a href="/call">Call <b>now</b></a>', []],
])('a press on %s keeps %j', (_what, html, locales) => {
  open({});
  const keep = vi.spyOn(document, 'cookie', 'set');
  document.body.innerHTML = html;
  rememberChosenLocale();
  document.querySelector('b')?.click();
  const kept = keep.mock.calls.map(([cookie]) => cookie.split(';')[0]);
  expect(kept).toEqual(locales);
});
