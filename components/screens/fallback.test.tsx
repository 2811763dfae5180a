import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import { loadContent } from '@/lib/content/load';
import { htmlLangs, otherLocales } from '@/lib/i18n/locales';
import { changeContent } from '@/tests/support/content';
import { renderIn } from '@/tests/support/renderIn';
import { CallScreen } from './CallScreen';
import { HomeScreen } from './HomeScreen';

const languageOf = (element: HTMLElement | undefined) =>
  element?.closest('[lang]')?.getAttribute('lang') ?? null;

const headingLanguage = (name: string) => languageOf(screen.getByRole('heading', { name }));

describe('on a Spanish site that lacks some texts', () => {
  beforeEach(() => {
    changeContent('es', {
      ...{ calendar_title: undefined, events: undefined, livestreams: undefined },
      ...{ letter_title: undefined, letter_text: undefined, letter_cta: undefined },
      ...{ call_page_title: undefined, call_page_description: undefined },
      ...{ footer_follow_us: undefined, footer_contact_info: undefined },
    });
  });

  test('what only exists in English is marked as such, and what Spanish has of its own is not', () => {
    const { values } = loadContent('es');
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
      values.footer_follow_us,
      /^Press contact/,
      'To the members of the United States Senate:',
    ];
    for (const text of english) {
      const [element] = screen.getAllByText(text ?? '');
      expect([text, languageOf(element)]).toEqual([text, 'en-US']);
    }
    const spanish = [
      values.intro_letter_cta,
      values.intro_moral_monday_cta,
      values.intro_demands_title,
      values.toolkit_description,
      values.selfies_description,
    ];
    for (const text of spanish) expect(languageOf(screen.getByText(text))).toBeNull();
    for (const name of ['Calendar', 'Open Letters']) expect(headingLanguage(name)).toBe('en-US');
    for (const name of ['¿De qué lado está usted?', 'Organizaciones aliadas', 'En vivo']) {
      expect([name, headingLanguage(name)]).toEqual([name, null]);
    }
  });

  test('the call page’s English texts are marked as such', () => {
    const { call } = publicConfig.hosts;
    publicConfig.hosts.call = 'https://calls.example';
    renderIn('es', <CallScreen locale="es" />);
    publicConfig.hosts.call = call;
    expect(languageOf(screen.getByRole('heading', { level: 1 }))).toBe('en-US');
    const { call_page_description: description } = loadContent('es').values;
    expect(languageOf(screen.getByText(description))).toBe('en-US');
    expect(headingLanguage('Qué va a pasar')).toBeNull();
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
