import { isTable, type Table } from '@/lib/content/check/files/json-path';
import { fieldAt } from '@/lib/content/fields';
import { isEntryList } from '@/lib/content/model/lists';
import { type Locale, locales } from '@/lib/i18n/locales';
import { valueInWords } from '@/scripts/publishing/in-words';
import { type FormIssue, formIssue, issuesOfSave, type Texts } from './check';
import type { FormPlace, Values } from './cms-handles';
import { contentFormat, formPath, isEmpty, isOneValue } from './content-format';
import { fieldName, language, t } from './messages';
import { baseOfForm, flat, isUnsaved, valuesOfForm } from './open-form';
import { type Content, fetchContent } from './server';
import { settings } from './settings';
import { tidy, withRevision } from './tidy-pasted';

export function pathOf({ name, id }: FormPlace, locale: Locale): string {
  if (name === 'campaign') return 'campaign.json';
  return `${locale}/${name}${isEntryList(name) ? `/${id ?? 'new'}` : ''}.json`;
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
    const inWords = (each: string) => valueInWords(file, at, each, language, settings.timeZone);
    const text = t('check.outdated', { was: inWords(was), is: inWords(is) });
    const issue = { isMistake: false, locale, name, path, label: fieldName(name, at), text };
    return [{ ...issue, right: { [key]: is } }];
  });
}

/** What a save would undo of what others have changed meanwhile in the form's files. */
function collisions({ name }: FormPlace, values: Values, saved: Values) {
  const base = baseOfForm();
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

/** What a save would do to the content files, mistakes first; `broken` is a file of the form that is not valid JSON. */
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

/** A form is inspected when nothing has been typed for so long. */
export const PAUSE_MS = 400;

export const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

/** What is wrong in the open form, mistakes first, and what others have changed in it meanwhile. */
export type Inspection = Pick<ReturnType<typeof examine>, 'issues' | 'undone'>;

export const NOTHING: Inspection = { issues: [], undone: [] };

let newest = Promise.resolve(NOTHING);

/** Inspects the open form when nothing is typed any more; all who ask meanwhile get that. */
export function inspect(place: FormPlace): Promise<Inspection> {
  const own: Promise<Inspection> = pause().then(async () => {
    const content = own === newest ? await fetchContent() : null;
    if (own !== newest) return newest;
    const values = valuesOfForm();
    const found = content ? examine(place, values, content) : NOTHING;
    // the CMS itself names a required field that is empty
    const issues = found.issues.filter(
      ({ locale, name, path, right }) =>
        (right || isUnsaved()) &&
        !(
          name === place.name &&
          isEmpty(values[locale]?.[path]) &&
          fieldAt(name, [path])?.isRequired
        ),
    );
    return { issues, undone: isUnsaved() ? found.undone : [] };
  });
  newest = own;
  return own;
}
