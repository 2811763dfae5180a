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

/**
 * Shows the page of the open form beside it, in the language that was last typed in. Returns what says that a save,
 * begun at a moment, is on its way to it.
 */
export function showPageBeside(preview: string): (savedAt: number) => void {
  let frame = element('iframe', { title: t('beside.title') });
  const link = element('a', { textContent: t('beside.wide'), target: '_blank' });
  const state = element('p', { role: 'status' });
  const own = { className: 'page-beside', ariaLabel: t('beside.title') };
  document.body.append(element('aside', own, link, state, frame));

  let locale: Locale = 'en';
  let shown = '';
  /** The moment of the save that is on its way, or 0. */
  let awaited = 0;

  function say() {
    const said = frame.onload ? 'beside.loading' : awaited > 0 && 'beside.onItsWay';
    state.textContent = said ? t(said) : '';
  }

  async function show(key?: string) {
    const { name = '' } = formAt() ?? {};
    if (!name && shown) return;
    const [page, part = ''] = placeOf(name, key);
    const address = `${preview}${localePath(locale, page)}`;
    if (shown === address + part) return;
    const isThere = shown.split('#')[0] === address;
    shown = address + part;
    link.href = shown;
    // replaces the page, so that Back leads out of the form
    const go = () => frame.contentWindow?.location.replace(shown);
    if (isThere) return go();
    // another frame, which the browser's history does not lead back to
    const next = element('iframe', { title: frame.title });
    frame.replaceWith(next);
    frame = next;
    frame.onload = () => {
      frame.onload = null;
      say();
      // once more, since content that loads late moves the part
      if (part) go();
    };
    say();
    // the server of the pages starts at the same time
    while (!(await fetch(preview, { mode: 'no-cors' }).catch(() => null)))
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    next.src = shown;
  }
  addEventListener('hashchange', () => show());
  addEventListener(TYPED, ({ detail }: CustomEventInit<string>) => {
    const [half = '', key = ''] = (detail ?? '').split('.');
    locale = locales.find((each) => each === half) ?? locale;
    void show(key);
  });
  // a page says of when the content is that it shows
  addEventListener('message', ({ origin, data }) => {
    if (origin === preview && data.checkedAt > awaited) awaited = 0;
    say();
  });
  void show();

  return (savedAt) => {
    awaited = savedAt;
    say();
  };
}
