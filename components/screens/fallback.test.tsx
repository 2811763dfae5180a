import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import { loadContent } from '@/lib/content/load';
import { htmlLangs, otherLocales } from '@/lib/i18n/locales';
import { renderIn } from '@/tests/support/renderIn';
import { CallScreen } from './CallScreen';
import { HomeScreen } from './HomeScreen';

await vi.hoisted(async () => {
  const { copyWithoutSpanish, showContent } = await import('@/tests/support/bundle');
  const texts = [
    'calendar_title',
    'letter_title',
    'letter_text',
    'letter_cta',
    'call_page_title',
    'call_page_description',
  ];
  showContent(copyWithoutSpanish(texts, ['events', 'livestreams']));
});

publicConfig.hosts.call = 'https://calls.example';

const { values } = loadContent('es');

const languageOf = (element: HTMLElement) =>
  element.closest('[lang]')?.getAttribute('lang') ?? null;

describe('on a Spanish site that lacks some texts', () => {
  test('each heading is marked as English, or not', () => {
    renderIn('es', <HomeScreen locale="es" />);
    const headings = {
      Calendar: 'en-US',
      'Open Letters': 'en-US',
      '¿De qué lado está usted?': null,
      'Pegue los carteles': null,
      'En las noticias': null,
      'Organizaciones aliadas': null,
      'En vivo': null,
      'Corra la voz': null,
    };
    for (const [name, lang] of Object.entries(headings))
      expect([name, languageOf(screen.getByRole('heading', { name }))]).toEqual([name, lang]);
  });

  test('what only exists in English is marked as such', () => {
    renderIn('es', <HomeScreen locale="es" />);
    const english = [
      values.events[0]?.title,
      `2021 · ${values.events[0]?.place}`,
      'October',
      values.livestreams[1]?.title,
      values.news[0]?.title,
      values.news[0]?.source,
      values.letters[0]?.title,
      values.partners[0]?.name,
      values.letter_cta,
      'To the members of the United States Senate:',
    ];
    for (const text of english) {
      const [element] = screen.getAllByText(text ?? '');
      expect([text, element && languageOf(element)]).toEqual([text, 'en-US']);
    }
  });

  test('what Spanish has of its own is not', () => {
    renderIn('es', <HomeScreen locale="es" />);
    const spanish = [
      values.intro_letter_cta,
      values.intro_moral_monday_cta,
      values.intro_demands_title,
      values.toolkit_description,
      values.selfies_description,
      values.footer_follow_us,
      /^Contacto de prensa/,
    ];
    for (const text of spanish) expect(languageOf(screen.getByText(text))).toBeNull();
  });

  test('the call page’s English texts are marked as such', () => {
    renderIn('es', <CallScreen locale="es" />);
    expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBe('en-US');
    expect(languageOf(screen.getByText(values.call_page_description))).toBe('en-US');
    expect(languageOf(screen.getByRole('heading', { name: 'Qué va a pasar' }))).toBeNull();
  });
});

test('on the English site nothing is marked but what is in another language', () => {
  const { container } = renderIn('en', <HomeScreen locale="en" />);
  // English within a Spanish element is marked again
  const marked = Array.from(container.querySelectorAll('[lang]')).filter(
    (element) => !element.parentElement?.closest('[lang="es-ES"]'),
  );
  expect(new Set(marked.map((element) => element.getAttribute('lang')))).toEqual(
    new Set(otherLocales('en').map((other) => htmlLangs[other])),
  );
});
