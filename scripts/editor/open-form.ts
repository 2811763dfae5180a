import type { CustomFieldControlProps } from '@sveltia/cms';
import type { Table } from '@/lib/content/check/files/json-path';
import { isEntryList } from '@/lib/content/model/entry-lists';
import { type Locale, locales } from '@/lib/i18n/locales';
import { causedBy, type Texts } from './check';
import { contentFormat, isOneValue } from './content-format';
import type { EditorSettings } from './editor-config';
import type { readFolder } from './serve-editor';
import { fieldName } from './texts';
import { tidy, withRevision } from './tidy';

declare const EDITOR_SETTINGS: EditorSettings;
/** Put in by whoever builds the editor (build-editor.ts). */
export const settings = EDITOR_SETTINGS;

/** What a form holds, by its languages. */
export type Values = Partial<Record<Locale, Table>>;

/** A form by its address: `events` and the id of an entry, `site` alone; no id for an entry that is not saved yet. */
export type FormPlace = { name: string; id?: string | undefined };

/** The form that an address opens; null for the lists. */
export function formAt(address = location.href): FormPlace | null {
  const [, collection, id] = /#\/collections\/(\w+)\/(?:entries\/([^/?]+)|new)/.exec(address) ?? [];
  if (!collection) return null;
  return collection === '_singletons' ? { name: id ?? '' } : { name: collection, id };
}

/** The file of a half of a form, from the content folder. */
export function pathOf({ name, id }: FormPlace, locale: Locale): string {
  if (name === 'campaign') return 'campaign.json';
  return `${locale}/${name}${isEntryList(name) ? `/${id ?? 'new'}` : ''}.json`;
}

/** The content files as they are now. Rejects where nobody answers. */
export async function readContent(): Promise<ReturnType<typeof readFolder>> {
  const response = await fetch('./content.json', { cache: 'no-store' });
  return response.json();
}

/** The values of an entry that the CMS hands to a field or an event, and the language that comes first there. */
export function valuesOf(entry: CustomFieldControlProps['entry']) {
  type Half = { data?: Table };
  const { data = {}, i18n = {} }: Half & { i18n?: Record<string, Half> } = entry?.toJS() ?? {};
  const locale = locales.find((each) => !(each in i18n)) ?? 'en';
  const others = Object.entries(i18n).map(([each, half]) => [each, half.data]);
  const values: Values = { ...Object.fromEntries(others), [locale]: data };
  return { locale, values };
}

/** The values in a value by their paths, `partners.2.name`, but for the CMS's own marks. */
export function leaves(
  value: unknown,
  path: readonly string[] = [],
): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value ?? '')]];
  return Object.entries(value).flatMap(([key, each]) =>
    key.startsWith('__sc_') ? [] : leaves(each, [...path, key]),
  );
}

/** Those of a form: what is empty, or off, is the same as what is not there. */
const flat = (values: Values) =>
  Object.fromEntries(leaves(values).filter(([, text]) => text !== '' && text !== 'false'));

/** What the page is told when something is typed: the language and the path of it, such as `es.intro_title`. */
export const TYPED = 'typed';

/** A form by its address, as the files said it when it was opened and as it is typed. */
let form:
  | { address: string; base: Record<string, string>; now: Record<string, string> }
  | undefined;

const keyOf = (address: string) => `typed-over ${address}`;

/** The first path at which two forms differ. */
const difference = (one: Record<string, string>, other: Record<string, string>) =>
  Object.keys({ ...one, ...other }).find((path) => one[path] !== other[path]);

/** Notes what a form holds, whenever it changes. */
export function follow(values: Values): void {
  const now = flat(values);
  const address = location.hash;
  if (form?.address !== address) {
    // a draft that is offered again was typed over what the files said then, and may be in the form already
    const base = JSON.parse(localStorage.getItem(keyOf(address)) ?? JSON.stringify(now));
    form = { address, base, now };
  }
  const typed = difference(form.now, now);
  form.now = now;
  if (typed) dispatchEvent(new CustomEvent(TYPED, { detail: typed }));
  if (isUnsaved()) localStorage.setItem(keyOf(address), JSON.stringify(form.base));
}

/** True while the open form holds what is not saved. */
export const isUnsaved = () => form !== undefined && difference(form.now, form.base) !== undefined;

/** Forgets the form, which is saved or left. */
export function close(isSaved: boolean): void {
  if (form && isSaved) localStorage.removeItem(keyOf(form.address));
  form = undefined;
}

/** What saving this of a form would undo of what others have changed meanwhile in those of its files. */
function collisions({ name }: FormPlace, values: Values, saved: Values) {
  const base = form?.base ?? {};
  const [theirs, mine] = [flat(saved), flat(values)];
  return Object.keys({ ...theirs, ...mine }).flatMap((path) => {
    const [half, ...keys] = path.split('.');
    const locale = half as Locale;
    const isUndone = theirs[path] !== base[path] && theirs[path] !== mine[path];
    if (!isUndone || !values[locale] || !saved[locale]) return [];
    const pathInFile = keys.slice(isOneValue(name) ? 1 : 0);
    const numbered = pathInFile.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    return [{ locale, field: fieldName(name, numbered), theirs: theirs[path] ?? '' }];
  });
}

/**
 * What saving a form would do to the content files as they are now: what is written of it, what that makes wrong, what
 * it would undo; and which file of it somebody broke, so that the form shows it as empty.
 */
export function examine(place: FormPlace, typed: Values, texts: Texts) {
  const [saved, values, written]: [Values, Values, Texts] = [{}, {}, {}];
  let broken: string | undefined;
  for (const locale of locales) {
    const path = pathOf(place, locale);
    const format = contentFormat(place.name, settings.timeZone, locale === 'en');
    try {
      if (path in texts) saved[locale] = format.fromFile(texts[path] ?? '');
    } catch {
      broken ??= path;
    }
    const half = typed[locale];
    if (!half) continue;
    const was = saved[locale] ?? {};
    const tidied = tidy(half, was);
    const isEvent = place.name === 'events' && locale === 'en' && path in texts;
    values[locale] = isEvent ? withRevision(tidied, was) : tidied;
    // a picture that is chosen has its address once it is saved
    written[path] = format.toFile(values[locale]).replace(/"blob:[^"]*"/g, '"/images/chosen.webp"');
  }
  const undone = collisions(place, values, saved);
  return { broken, values, written, undone, issues: causedBy(texts, written) };
}
