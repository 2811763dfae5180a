import { type Locale, localePath, locales } from '@/lib/i18n/locales';
import { element } from './dialog';
import { pagesOf } from './editor-config';
import { openFile } from './form-fields';
import type { ReportLanguage } from './form-schemas';

const words = {
  en: { title: 'Preview, as on a phone', wide: 'Larger, in another tab' },
  es: { title: 'Vista previa, como en un teléfono', wide: 'Más grande, en otra pestaña' },
} satisfies Record<ReportLanguage, unknown>;

/** Where on its page a file's content stands. */
const parts: Record<string, string> = {
  events: '#calendar',
  livestreams: '#livestream',
  news: '#news',
  letters: '#news',
  partners: '#partners',
};

const RETRY_MS = 500;

/** Waits until a server answers, which begins beside the forms. */
async function answering(address: string): Promise<void> {
  while (!(await fetch(address, { mode: 'no-cors' }).catch(() => null))) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

/**
 * Shows beside the open form the page that its content stands on, in the language whose half was last typed
 * into. The server of the pages shows each save by itself.
 * @param preview where the pages are
 */
export function showPageBeside(preview: string, language: ReportLanguage): void {
  const { title, wide } = words[language];
  const frame = element('iframe', { title });
  const link = element('a', { textContent: wide, target: '_blank' });
  const heading = element('h2', { textContent: title });
  const header = element('header');
  header.append(heading, link);
  const aside = element('aside', { className: 'page-beside' });
  aside.append(header, frame);
  document.body.append(aside);

  let locale: Locale = language;
  let shown = '';
  async function show() {
    const file = openFile();
    document.documentElement.toggleAttribute('data-page-beside', Boolean(file));
    if (!file) return;
    const page = pagesOf[file] ?? '/';
    link.href = `./preview.html?page=${page}`;
    await answering(preview);
    const part = parts[file] ?? '';
    const address = `${preview}${localePath(locale, page)}`;
    if (shown === address + part) return;
    // in place of the page before, so that Back leads out of the form
    const go = () => frame.contentWindow?.location.replace(address + part);
    // once more, since what comes after its scripts moves the part that it is opened at
    const isOpenedAtPart = part !== '' && shown.split('#')[0] !== address;
    frame.onload = () => {
      frame.onload = null;
      if (isOpenedAtPart) go();
    };
    shown = address + part;
    go();
  }
  addEventListener('hashchange', () => void show());
  addEventListener('focusin', ({ target }) => {
    const half = target instanceof Element && target.closest<HTMLElement>('[data-locale]');
    const chosen = half && locales.find((each) => each === half.dataset.locale);
    if (!chosen || chosen === locale) return;
    locale = chosen;
    void show();
  });
  void show();
}
