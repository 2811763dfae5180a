import type { Locale } from '@/lib/i18n/locales';
import { formAt, type Values } from './cms-handles';
import { ask } from './dialog';
import { t } from './messages';
import { settings } from './settings';

/** All values in a value by path, `partners.2.name`, without the CMS's own marks. */
function leaves(value: unknown, path: string[] = []): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path.join('.'), String(value ?? '')]];
  return Object.entries(value).flatMap(([key, each]) =>
    key.startsWith('__sc_') ? [] : leaves(each, [...path, key]),
  );
}

/** The values of a form that are neither empty nor off, which equals missing. */
export const flat = (values: Values) =>
  Object.fromEntries(leaves(values).filter(([, text]) => text !== '' && text !== 'false'));
type Leaves = ReturnType<typeof flat>;

/** The event of a change; its detail is the language and path, such as `es.intro_title`. */
export const TYPED = 'typed';

/** What was typed in a form, over which values. */
type Typed = { base: Leaves; now: Leaves };
/** The open form: its halves, its values when it was opened, and now; what was typed when it was left, and where it is typed. */
let form:
  | (Typed & { address: string; halves: Values; draft: Typed | null; typed?: string })
  | undefined;

const keyOf = (address: string) =>
  `typed-over ${settings.repository}/${settings.content} ${address}`;

const difference = (one: Leaves, other: Leaves) =>
  Object.keys({ ...one, ...other }).find((path) => one[path] !== other[path]);

/** True for a draft, which has the older values wherever nothing was typed; one that was discarded has not. */
const isRestored = ({ base, now }: Typed, shown: Leaves) =>
  Object.keys({ ...base, ...shown }).every(
    (path) => base[path] !== now[path] || shown[path] === base[path],
  );

/**
 * Called whenever a half of a form changes, with the hash at which it was opened: a form that is left may still be
 * drawn. What a half knows of the other one may be older.
 */
export function follow(address: string, locale: Locale, values: Values): void {
  if (form?.address !== address) {
    const now = flat(values);
    const draft: Typed | null = JSON.parse(localStorage.getItem(keyOf(address)) ?? 'null');
    // a restored draft may be in the form already
    const base = draft && !difference(draft.now, now) ? draft.base : now;
    form = { address, halves: values, base, now, draft };
  }
  form.halves = { ...form.halves, [locale]: values[locale] };
  const now = flat(form.halves);
  const typed = difference(form.now, now);
  form.now = now;
  if (!typed) return;
  if (typed in now) form.typed = typed;
  if (form.draft && isRestored(form.draft, now)) form.base = form.draft.base;
  dispatchEvent(new CustomEvent(TYPED, { detail: typed }));
  if (isUnsaved()) localStorage.setItem(keyOf(address), JSON.stringify({ base: form.base, now }));
  else localStorage.removeItem(keyOf(address));
}

export const valuesOfForm = (): Values => form?.halves ?? {};

/** The values over which the open form is typed. */
export const baseOfForm = (): Leaves => form?.base ?? {};

export const isUnsaved = () => form !== undefined && difference(form.now, form.base) !== undefined;

/** How often forms were saved, and where the last one was typed in. */
export const saved: { times: number; at: string | undefined } = { times: 0, at: undefined };

/** Called when the form is saved or left. */
export function close(isSaved: boolean): void {
  if (form && isSaved) {
    localStorage.removeItem(keyOf(form.address));
    saved.at = form.typed;
  }
  if (isSaved) saved.times += 1;
  form = undefined;
}

/** Asks before a form with unsaved words is left, by navigation or by closing the page. */
export function askBeforeLeaving(): void {
  let mayLeave = false;
  addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  // registered before the CMS's listeners, which hear of nothing until the answer
  addEventListener('hashchange', async (event) => {
    const isLeft = formAt(event.oldURL) !== null && event.newURL !== event.oldURL;
    if (!isLeft || mayLeave || !isUnsaved()) {
      mayLeave = false;
      if (isLeft) close(false);
      return;
    }
    event.stopImmediatePropagation();
    history.pushState(history.state, '', event.oldURL);
    mayLeave = await ask(t('leave.question'), { yes: t('leave.go'), no: t('leave.stay') });
    if (mayLeave) history.back();
  });
}
