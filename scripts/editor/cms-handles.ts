import type { CustomFieldControlProps } from '@sveltia/cms';
import type { Table } from '@/lib/content/check/files/json-path';
import { type Locale, locales } from '@/lib/i18n/locales';

/** What the CMS does not document and the forms need is here alone, as it was seen in this version. */
export const SEEN_IN = '0.221.1';

function gone(handle: string): never {
  throw new Error(`Sveltia CMS ${SEEN_IN} ${handle}, and the installed one does not.`);
}

/** Lets a form stay open when it is saved, which is a preference of the CMS; it reads them as it is loaded. */
export function keepFormsOpen(): void {
  const key = 'sveltia-cms.prefs';
  const preferences = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...preferences, closeOnSave: false }));
}

/** `events` and an entry's id, or `site` alone; no id for an entry that is not saved yet. */
export type FormPlace = { name: string; id?: string | undefined };

/** The form that an address opens; null for the lists. */
export function formAt(address = location.href): FormPlace | null {
  const [, collection, id] = /#\/collections\/(\w+)\/(?:entries\/([^/?]+)|new)/.exec(address) ?? [];
  if (!collection) return null;
  return collection === '_singletons' ? { name: id ?? '' } : { name: collection, id };
}

export const openedForm = () => formAt() ?? gone('names the form that is open in the address');

export type Values = Partial<Record<Locale, Table>>;

/** The values that the CMS hands to a field or an event, and the language of the half it is in. */
export function valuesOf(entry: CustomFieldControlProps['entry']) {
  type Half = { data?: Table };
  const whole: (Half & { i18n?: Record<string, Half> }) | undefined = entry?.toJS();
  const { data, i18n = {} } = whole ?? gone('hands an entry to a field');
  const locale = locales.find((each) => !(each in i18n)) ?? 'en';
  const others = Object.entries(i18n).map(([each, half]) => [each, half.data]);
  const values: Values = { ...Object.fromEntries(others), [locale]: data ?? {} };
  return { locale, values };
}

/** Refuses a save; the CMS shows the message of the cause in a dialog. */
export const refusal = (message: string) =>
  new Error('saving_failed', { cause: new Error(message) });

/** Hands chosen files to the CMS, whose own listener was kept from their event. */
export const passFiles = (input: HTMLInputElement) =>
  input.dispatchEvent(new CustomEvent('change', { bubbles: true }));

/** Frames in which the CMS has focused a field that it has drawn, and drawn what was scrolled to. */
const DRAWN_FRAMES = 6;

/** Focuses a field, scrolling to it first: the CMS draws a form only as far as it is scrolled. */
export async function goToField(from: HTMLElement, half: string, keyPath: string): Promise<void> {
  let area = from.parentElement;
  while (area && area.scrollHeight <= area.clientHeight + 1) area = area.parentElement;
  const before = document.activeElement;
  // the CMS's name for the only half of a form
  const locale = formAt()?.name === 'campaign' ? '_default' : half;
  for (let frame = 0, still = 0; still < DRAWN_FRAMES; frame += 1) {
    // the message that the CMS's own list of errors sends
    postMessage({ type: 'highlight-editor-field', payload: { locale, keyPath } }, location.origin);
    await new Promise(requestAnimationFrame);
    if (document.activeElement !== before || !from.isConnected) return;
    if (frame < DRAWN_FRAMES) continue;
    const top = area?.scrollTop;
    if (frame === DRAWN_FRAMES) area?.scrollTo(0, 0);
    else area?.scrollBy(0, area.clientHeight);
    still = area?.scrollTop === top ? still + 1 : 0;
  }
  gone('goes to a field at the message “highlight-editor-field”');
}
