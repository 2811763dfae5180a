import { isTable, type Table } from '@/lib/content/check/files/json-path';
import { isEntryList } from '@/lib/content/model/lists';
import { type Locale, locales } from '@/lib/i18n/locales';
import { type FormIssue, formIssue, issuesOfSave, type Texts } from './check';
import type { FormPlace, Values } from './cms-handles';
import { contentFormat, formPath, isEmpty, isOneValue } from './content-format';
import type { EditorSettings } from './editor-config';
import { fieldName, t } from './messages';
import type { readFolder } from './serve-editor';
import { tidy, withRevision } from './tidy-pasted';

declare const EDITOR_SETTINGS: EditorSettings;
/** Set by bundle-editor.ts. */
export const settings = EDITOR_SETTINGS;

export function pathOf({ name, id }: FormPlace, locale: Locale): string {
  if (name === 'campaign') return 'campaign.json';
  return `${locale}/${name}${isEntryList(name) ? `/${id ?? 'new'}` : ''}.json`;
}

export type Content = ReturnType<typeof readFolder>;

/** Null without an answer. */
export const askFor = <Answer>(address: string, init?: RequestInit): Promise<Answer | null> =>
  fetch(address, { cache: 'no-store', ...init })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);

/** The content files as they are now. */
export const fetchContent = () => askFor<Content>('./content.json');

export const TOKEN_KEY = 'publish-token';

/** The event of the server's answer to what was sent to it. */
export const ANSWERED = 'answered';

export async function askServer<Answer>(body?: object): Promise<Answer | null> {
  const answer = await askFor<Answer>('./publish', {
    headers: { Authorization: `Bearer ${sessionStorage.getItem(TOKEN_KEY)}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (body) dispatchEvent(new Event(ANSWERED));
  return answer;
}

/** All values in a value by path, `partners.2.name`, without the CMS's own marks. */
function leaves(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value ?? '')]];
  return Object.entries(value).flatMap(([key, each]) =>
    key.startsWith('__sc_') ? [] : leaves(each, [...path, key]),
  );
}

/** The values of a form that are neither empty nor off, which equals missing. */
const flat = (values: Values) =>
  Object.fromEntries(leaves(values).filter(([, text]) => text !== '' && text !== 'false'));
type Leaves = ReturnType<typeof flat>;

/** The event of a change; its detail is the language and path, such as `es.intro_title`. */
export const TYPED = 'typed';

/** What was typed in a form, over which values. */
type Typed = { base: Leaves; now: Leaves };
/** The open form: its values when it was opened, and now; what was typed when it was left, and where it is typed. */
let form: (Typed & { address: string; draft: Typed | null; typed?: string }) | undefined;

const keyOf = (address: string) =>
  `typed-over ${settings.repository}/${settings.content} ${address}`;

const difference = (one: Leaves, other: Leaves) =>
  Object.keys({ ...one, ...other }).find((path) => one[path] !== other[path]);

/** True for a draft, which has the older values wherever nothing was typed; one that was discarded has not. */
const isRestored = ({ base, now }: Typed, shown: Leaves) =>
  Object.keys({ ...base, ...shown }).every(
    (path) => base[path] !== now[path] || shown[path] === base[path],
  );

/** Called whenever a form changes, with the hash at which it was opened: a form that is left may still be drawn. */
export function follow(address: string, values: Values): void {
  const now = flat(values);
  if (form?.address !== address) {
    const draft: Typed | null = JSON.parse(localStorage.getItem(keyOf(address)) ?? 'null');
    // a restored draft may be in the form already
    const base = draft && !difference(draft.now, now) ? draft.base : now;
    form = { address, base, now, draft };
  }
  const typed = difference(form.now, now);
  form.now = now;
  if (!typed) return;
  if (typed in now) form.typed = typed;
  if (form.draft && isRestored(form.draft, now)) form.base = form.draft.base;
  dispatchEvent(new CustomEvent(TYPED, { detail: typed }));
  if (isUnsaved()) localStorage.setItem(keyOf(address), JSON.stringify({ base: form.base, now }));
  else localStorage.removeItem(keyOf(address));
}

export const isUnsaved = () => form !== undefined && difference(form.now, form.base) !== undefined;

/** Where the form that is saved was typed in, for when it opens anew. */
let returned: string | undefined;

/** Called when the form is saved or left. */
export function close(isSaved: boolean): void {
  if (form && isSaved) localStorage.removeItem(keyOf(form.address));
  returned = isSaved ? (form?.typed ?? returned) : undefined;
  form = undefined;
}

/** The path at which a half was typed in before its form was saved and opened anew; says it once. */
export function returnedTo(locale: Locale): string | undefined {
  const path = returned?.startsWith(`${locale}.`) ? returned.slice(locale.length + 1) : undefined;
  if (path) returned = undefined;
  return path;
}

/** Warnings about translations in a form whose English has changed since they were made. */
function outdated(place: FormPlace, values: Values, saved: Values, { translatedFrom }: Content) {
  const { name } = place;
  const [now, were] = [flat(values), flat(saved)];
  return translatedFrom.flatMap(({ locale, file, at, key, was }): FormIssue[] => {
    if (!file.endsWith(`/${pathOf(place, locale)}`)) return [];
    const path = formPath(name, at);
    const [is, translation] = [now[`en.${path}`], `${locale}.${path}`];
    if (!is || is === was || now[translation] !== were[translation]) return [];
    const text = t('check.outdated', { was, is });
    const issue = { isMistake: false, locale, name, path, label: fieldName(name, at), text };
    return [{ ...issue, right: { [key]: is } }];
  });
}

/** What a save would undo of what others have changed meanwhile in the form's files. */
function collisions({ name }: FormPlace, values: Values, saved: Values) {
  const base = form?.base ?? {};
  const [theirs, mine] = [flat(saved), flat(values)];
  return Object.keys({ ...theirs, ...mine }).flatMap((path) => {
    const [half, ...keys] = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
    const locale = half as Locale;
    const isUndone = theirs[path] !== base[path] && theirs[path] !== mine[path];
    if (!isUndone || !values[locale] || !saved[locale]) return [];
    const field = fieldName(name, keys.slice(isOneValue(name) ? 1 : 0));
    return [{ locale, field, theirs: theirs[path] ?? '' }];
  });
}

/** A translated list of targets, in English where it has no words yet. */
function withEnglish(own: unknown, english: unknown): unknown {
  if (Array.isArray(english)) return english.map((each, at) => withEnglish(Object(own)[at], each));
  if (!isTable(english)) return isEmpty(own) ? english : own;
  // what callers say to a person alone may be said in one language only
  const { said: _, ...needed } = english;
  const given = Object(own);
  const filled = Object.entries(needed).map(([key, each]) => [key, withEnglish(given[key], each)]);
  return { ...given, ...Object.fromEntries(filled) };
}

/** What a save would do to the content files, mistakes first; `broken` is a file of the form that is no JSON. */
export function examine(place: FormPlace, typed: Values, content: Content) {
  const { texts } = content;
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
    const given = typed[locale];
    if (!given) continue;
    const isFilled = place.name === 'targets' && locale !== 'en';
    const half = isFilled ? (withEnglish(given, typed.en) as Table) : given;
    const was = saved[locale] ?? {};
    const tidied = tidy(half, was);
    const isEvent = place.name === 'events' && locale === 'en' && path in texts;
    values[locale] = isEvent ? withRevision(tidied, was) : tidied;
    // a chosen picture has no address before it is saved
    written[path] = format.toFile(values[locale]).replace(/"blob:[^"]*"/g, '"/images/chosen.webp"');
  }
  const undone = collisions(place, values, saved);
  const made: FormIssue[] = issuesOfSave(texts, written).map(formIssue);
  made.sort((one, other) => Number(other.isMistake) - Number(one.isMistake));
  const issues = [...made, ...outdated(place, values, saved, content)];
  return { broken, values, written, undone, issues };
}
