import { afterAll, describe, expect, test, vi } from 'vitest';
import type { ContentKey } from './model/content';

await vi.hoisted(async () => {
  const { copyWithoutSpanish, setAt, showContent } = await import('@/tests/support/bundle');
  const dir = copyWithoutSpanish(['calendar_title', 'letter_text'], ['covid']);
  setAt(dir, 'es/site.json', 'toolkit_page_download_all_link', '');
  setAt(dir, 'es/site.json', 'visible_sections', ['news']);
  setAt(dir, 'es/site.json', 'intro_title', '¿De qué lado está?');
  showContent(dir);
  // test files share modules, which keep the content they have read
  vi.resetModules();
});
afterAll(() => vi.resetModules());

const { loadContent } = await import('./load');

describe('Spanish is laid over English key by key', () => {
  const en = loadContent('en');
  const es = loadContent('es');

  test('a key that Spanish has is Spanish, one that it lacks is English', () => {
    expect(es.values.intro_title).toBe('¿De qué lado está?');
    expect(es.values.calendar_title).toBe(en.values.calendar_title);
    expect(en.values.intro_title).toBe('Which side are you on?');
  });

  test('an empty text is a value, not a gap', () => {
    expect(es.values.toolkit_page_download_all_link).toBe('');
    expect(es.fallbackLang('toolkit_page_download_all_link')).toBeUndefined();
    expect(en.values.toolkit_page_download_all_link).not.toBe('');
  });

  test('a list is replaced whole', () => {
    expect(es.values.visible_sections).toEqual(['news']);
    expect(es.values.toolkit[0]?.tweets).not.toEqual(en.values.toolkit[0]?.tweets);
    expect(es.values.partners).toBe(en.values.partners);
  });

  test.each<[ContentKey, 'en-US' | undefined]>([
    ['intro_title', undefined],
    ['toolkit', undefined],
    ['visible_sections', undefined],
    ['calendar_title', 'en-US'],
    ['letter_text', 'en-US'],
    ['partners', 'en-US'],
    ['covid', 'en-US'],
  ])('on the Spanish site %s says that its language is %s', (key, lang) => {
    expect(es.fallbackLang(key)).toBe(lang);
  });

  test('on the English site nothing is a fallback, nor is a key that no locale has', () => {
    const keys = Object.keys(en.values) as ContentKey[];
    expect(keys.filter((key) => en.fallbackLang(key) !== undefined)).toEqual([]);
    expect(en.values.share_text).toBeUndefined();
  });
});
