import { expect, test } from 'vitest';
import type { Bundle } from './bundle';
import { contentOverEnglish } from './english-fallback';
import { localizedContent } from './localized';
import type { ContentKey } from './model/content';

const en = {
  intro_title: 'Which side are you on?',
  calendar_title: 'Calendar',
  toolkit_page_download_all_link: 'https://files.example.org/kit',
  visible_sections: ['news', 'calendar'],
  partners: [{ name: 'MoveOn' }],
};
const es = {
  intro_title: '¿De qué lado está?',
  toolkit_page_download_all_link: '',
  visible_sections: ['news'],
};
const bundle = { en, es, fallbackEntries: { es: { events: ['rally'] } } } as unknown as Bundle;
const contentIn = (locale: 'en' | 'es') => localizedContent(contentOverEnglish(bundle, locale));

test('Spanish is laid over English key by key: an empty text is a value, a list is replaced whole', () => {
  const { calendar_title, partners } = en;
  expect(contentIn('es').values).toEqual({ ...es, calendar_title, partners });
  expect(contentIn('en').values).toEqual(en);
});

test('what is English on the Spanish site says so, and nothing on the English one', () => {
  const keys = [...Object.keys(en), 'share_text'] as ContentKey[];
  const marked = (locale: 'en' | 'es') =>
    keys.filter((key) => contentIn(locale).fallbackLang(key) === 'en-US');
  expect(marked('es')).toEqual(['calendar_title', 'partners']);
  expect(marked('en')).toEqual([]);
  const events = (locale: 'en' | 'es') =>
    ['rally', 'vigil'].map((id) => contentIn(locale).entryLang('events', { id }));
  expect(events('es')).toEqual(['en-US', undefined]);
  expect(events('en')).toEqual([undefined, undefined]);
});
