import { localePath, type ScreenPath } from '@/lib/addresses/routes';
import { fieldAt } from '@/lib/content/fields';
import { type Locale, locales } from '@/lib/i18n/locales';
import { formAt } from './cms-handles';
import { element } from './dialog';
import { t } from './messages';
import { TYPED } from './open-form';

/** Where a file, or a heading's part of it, is shown; by default on the home page. */
const places: Record<string, [page: ScreenPath, part?: string]> = {
  events: ['/', '#calendar'],
  livestreams: ['/', '#livestream'],
  news: ['/', '#news'],
  letters: ['/', '#news'],
  partners: ['/', '#partners'],
  toolkit: ['/toolkit'],
  targets: ['/call'],
  letter: ['/', '#letter'],
  calendar: ['/', '#calendar'],
  selfies: ['/', '#selfies'],
  newsAndPartners: ['/', '#news'],
  assemblyAndRally: ['/', '#where'],
  callPage: ['/call'],
  rallyCard: ['/rally'],
  toolkitPage: ['/toolkit'],
  scoreboard: ['/scoreboard'],
};

/** Where a form's field is shown; of an entry's or a list's form, where all of it is. */
export function placeOf(form: string, key?: string) {
  const heading = fieldAt(form, [])?.fields.find((field) => field.key === key)?.heading;
  return places[heading?.replace('heading.', '') ?? form] ?? ['/'];
}

const RETRY_MS = 500;

/** How long a save is said to be on its way to the page, which does not say when it has it. */
const ON_ITS_WAY_MS = 5000;

/**
 * Shows the page of the open form beside it, in the language that was last typed in. Returns what says that a save
 * is on its way to it.
 */
export function showPageBeside(preview: string): () => void {
  const frame = element('iframe', { title: t('beside.title') });
  const link = element('a', { textContent: t('beside.wide'), target: '_blank' });
  const state = element('p', { role: 'status' });
  const own = { className: 'page-beside', ariaLabel: t('beside.title') };
  document.body.append(element('aside', own, link, state, frame));

  let locale: Locale = 'en';
  let shown = '';
  /** The key that was typed in last, by form: one that opens anew after its save stays at its part. */
  const typed: Record<string, string> = {};
  async function show() {
    const { name = '' } = formAt() ?? {};
    if (!name && shown) return;
    const [page, part = ''] = placeOf(name, typed[name]);
    const address = `${preview}${localePath(locale, page)}`;
    if (shown === address + part) return;
    state.textContent = t('beside.loading');
    // the server of the pages starts at the same time
    while (!(await fetch(preview, { mode: 'no-cors' }).catch(() => null)))
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    const isThere = shown.split('#')[0] === address;
    if (isThere) state.textContent = '';
    shown = address + part;
    link.href = shown;
    // replaces the page, so that Back leads out of the form
    const go = () => frame.contentWindow?.location.replace(shown);
    frame.onload = () => {
      frame.onload = null;
      state.textContent = '';
      // once more, since content that loads late moves the part
      if (part && !isThere) go();
    };
    go();
  }
  addEventListener('hashchange', show);
  addEventListener(TYPED, ({ detail }: CustomEventInit<string>) => {
    const [half = '', key = ''] = (detail ?? '').split('.');
    locale = locales.find((each) => each === half) ?? locale;
    typed[formAt()?.name ?? ''] = key;
    void show();
  });
  void show();

  return () => {
    state.textContent = t('beside.onItsWay');
    setTimeout(() => state.replaceChildren(), ON_ITS_WAY_MS);
  };
}
