import type { CustomFieldControlProps } from '@sveltia/cms';
import { isEntryList } from '@/lib/content/model/entry-lists';
import { type Locale, locales } from '@/lib/i18n/locales';
import { contentFormat, isOneValue, isValues, parsed, type Values } from './content-format';
import { settled } from './settle';
import { fieldName } from './texts';

/** What the halves of a form hold, by their languages. */
export type Halves = Partial<Record<Locale, Values>>;

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

/** The texts of content files by their paths in the folder. */
export type Texts = Record<string, string>;
/** Those of all files, and the paths of those that may not be written. */
export type FolderTexts = { texts: Texts; locked: string[] };

/** The content files as they are now. Rejects where nobody answers. */
export async function readContent(): Promise<FolderTexts> {
  const response = await fetch('./content.json', { cache: 'no-store' });
  if (!response.ok) throw new Error(`content.json: ${response.status}`);
  return response.json();
}

/** The files of a form that somebody broke: the form shows such a file as empty. */
export const brokenFiles = (place: FormPlace, texts: Texts) =>
  [...new Set(locales.map((locale) => pathOf(place, locale)))].filter(
    (path) => path in texts && parsed(texts[path] ?? '') === undefined,
  );

/** The texts that a form would save, by their paths from the content folder. */
export function textsOf(place: FormPlace, halves: Halves, timeZone: string): Texts {
  return Object.fromEntries(
    Object.entries(halves).map(([locale, half]) => {
      const { toFile } = contentFormat(place.name, timeZone, locale === 'en');
      // a picture that is chosen has its address once it is saved
      const text = toFile(settled(half, {}) as Values).replace(
        /"blob:[^"]*"/g,
        '"/images/chosen.webp"',
      );
      return [pathOf(place, locale as Locale), text];
    }),
  );
}

/** The halves of an entry that the CMS hands to a field or an event, and the language that comes first there. */
export function halvesOf(entry: CustomFieldControlProps['entry']) {
  const { data = {}, i18n = {} } = (entry?.toJS() ?? {}) as {
    data?: Values;
    i18n?: Record<string, { data: Values }>;
  };
  const locale = locales.find((each) => !(each in i18n)) ?? 'en';
  const others = Object.entries(i18n).map(([each, half]) => [each, half.data]);
  return { locale, halves: { ...Object.fromEntries(others), [locale]: data } as Halves };
}

/** The values of a form by their paths, but for empty ones and the CMS's own marks. */
export function flat(value: unknown, path = ''): Record<string, string> {
  if (Array.isArray(value) || isValues(value)) {
    const inner = Object.entries(value).filter(([key]) => !key.startsWith('__sc_'));
    return Object.assign(
      {},
      ...inner.map(([key, each]) => flat(each, path ? `${path}.${key}` : key)),
    );
  }
  return value === undefined || value === null || value === '' || value === false
    ? {}
    : { [path]: String(value) };
}

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
export function follow(halves: Halves): void {
  const now = flat(halves);
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

/** A value that somebody else has changed in the files while it was typed over here. */
export type Collision = { locale: Locale; field: string; theirs: string };

/** The path in a file of a value of a form's halves, such as `en.partners.2.name`. */
const pathIn = (name: string, path: string) =>
  path
    .split('.')
    .slice(isOneValue(name) ? 2 : 1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** What saving these halves would undo of what others have changed in the files meanwhile. */
export function collisions(
  place: FormPlace,
  halves: Halves,
  texts: Record<string, string>,
  timeZone: string,
): Collision[] {
  const base = form?.base ?? {};
  const { fromFile } = contentFormat(place.name, timeZone, true);
  return Object.keys(halves).flatMap((each) => {
    const locale = each as Locale;
    const text = texts[pathOf(place, locale)];
    if (text === undefined || parsed(text) === undefined) return [];
    const theirs = flat({ [locale]: fromFile(text) });
    const mine = flat({ [locale]: halves[locale] });
    const paths = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
    return [...paths]
      .filter((path) => theirs[path] !== base[path] && theirs[path] !== mine[path])
      .map((path) => ({
        locale,
        field: fieldName(place.name, pathIn(place.name, path)),
        theirs: theirs[path] ?? '',
      }));
  });
}
