import { type Locale, localeNames, localePath } from '@/lib/i18n/locales';
import type { ScreenPath } from '@/lib/routes';
import type { EditorSettings } from './editor-config';
import { interfaceLanguage } from './preferences';

/** Put in by whoever builds the editor (build-editor.ts). */
declare const EDITOR_SETTINGS: EditorSettings;

const DESKTOP_WIDTH = 1280;

const words = {
  en: {
    title: 'Preview',
    page: 'Page',
    language: 'Language',
    phone: 'On a phone',
    desktop: 'On a wide screen',
  },
  es: {
    title: 'Vista previa',
    page: 'Página',
    language: 'Idioma',
    phone: 'En un teléfono',
    desktop: 'En una pantalla ancha',
  },
};
const pages = {
  '/': { en: 'Home', es: 'Inicio' },
  '/call': { en: 'Call', es: 'Llamar' },
  '/toolkit': { en: 'Toolkit', es: 'Materiales' },
  '/print': { en: 'Print kit', es: 'Para imprimir' },
  '/scoreboard': { en: 'Scoreboard', es: 'Marcador' },
  '/letter': { en: 'Letter', es: 'Carta' },
  '/rsvp': { en: 'Event', es: 'Evento' },
  '/rally': { en: 'Rally card', es: 'Tarjeta del mitin' },
  '/selfie': { en: 'Selfie', es: 'Selfie' },
  '/partners': { en: 'Partner kit', es: 'Material para aliados' },
} satisfies Partial<Record<ScreenPath, { en: string; es: string }>>;

const language = interfaceLanguage();
const t = words[language];
document.documentElement.lang = language;
document.title = t.title;

const asked = new URLSearchParams(location.search).get('page') ?? '/';
const heading = document.querySelector('h1');
const [form] = document.forms;
const [phone, desktop] = document.querySelectorAll('iframe');

/** A choice of one, as the form shows it. */
function choice(
  name: string,
  legend: string,
  options: [value: string, label: string][],
  chosen: string,
) {
  const group = document.createElement('fieldset');
  const heading = document.createElement('legend');
  heading.textContent = legend;
  group.append(heading);
  for (const [value, label] of options) {
    const line = document.createElement('label');
    const radio = Object.assign(document.createElement('input'), {
      type: 'radio',
      name,
      value,
      checked: value === chosen,
    });
    line.append(radio, ` ${label}`);
    group.append(line);
  }
  return group;
}

/** Shows the chosen page; the development server keeps it up to date by itself. */
function show() {
  const chosen = new FormData(form);
  const path = localePath(chosen.get('locale') as Locale, chosen.get('page') as ScreenPath);
  for (const frame of [phone, desktop]) if (frame) frame.src = `${EDITOR_SETTINGS.preview}${path}`;
}

if (heading && form && phone && desktop) {
  heading.textContent = t.title;
  phone.title = t.phone;
  desktop.title = t.desktop;
  form.append(
    choice(
      'page',
      t.page,
      Object.entries(pages).map(([path, label]) => [path, label[language]]),
      asked,
    ),
    choice('locale', t.language, Object.entries(localeNames), language),
  );
  form.addEventListener('change', show);
  new ResizeObserver(([entry]) => {
    const { width = DESKTOP_WIDTH, height = 0 } = entry?.contentRect ?? {};
    const scale = width / DESKTOP_WIDTH;
    desktop.style.transform = `scale(${scale})`;
    desktop.style.blockSize = `${height / scale}px`;
  }).observe(desktop.parentElement as HTMLElement);
  show();
}
