import { contentPlace } from '@/lib/content/model/entry-lists';
import { type Locale, locales } from '@/lib/i18n/locales';
import { jsonSchemas } from './form-schemas';
import { groupsOf } from './groups';

/** A field of a form: the language of its half, and its keys with dots between. */
export type FieldPlace = { locale: Locale; path: string };

/** The button of the CMS that saves a form. */
export const SAVE_BUTTON = 'button[aria-keyshortcuts$="+S"]';

/** The file whose form is open, such as `events`; undefined in the list of them. */
export const openFile = (address = location.href) => /#.*\/entries\/([^/?]+)/.exec(address)?.[1];

/** Where the form of a file has a key that reports write as `[0].title`. */
export function placeInForm(file: string, key: string): FieldPlace & { file: string } {
  const { locale: folder = '', name, id } = contentPlace(file.replace(/^.*?\//, ''));
  const keys = key.split(/[.[\]]+/).filter(Boolean);
  const { items, oneOf } = jsonSchemas[name] ?? {};
  const group = groupsOf(name).find((each) => each.keys.includes(keys[0] ?? ''));
  const around = id === undefined && (items || oneOf) ? [name] : group ? [group.name] : [];
  const locale = locales.find((each) => each === folder) ?? 'en';
  return { file: id ?? name, locale, path: [...around, ...keys].join('.') };
}

/** The half of the open form for a language; all of a form that has none stands for English. */
export const halfOf = (locale: Locale) =>
  document.querySelector(
    `.pane[data-mode="edit"]:is([data-locale="${locale}"]${locale === 'en' ? ', [data-locale="_default"]' : ''})`,
  );

/** What is typed into in a field. */
export const inputIn = (field: Element) =>
  field.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');

/** What somebody has typed into a field; undefined where it holds other fields. */
export function typedIn(field: Element): string | undefined {
  if (field.querySelector('.field')) return undefined;
  return field.querySelector<HTMLElement>('.rich-text')?.dataset.value ?? inputIn(field)?.value;
}

const fieldIn = (half: Element, path: string) =>
  half.querySelector<HTMLElement>(`.field[data-key-path="${CSS.escape(path)}"]`);

/** What a field says that is drawn; undefined for one that is not. */
export function drawnText({ locale, path }: FieldPlace): string | undefined {
  const half = halfOf(locale);
  const field = half && fieldIn(half, path);
  return field ? typedIn(field) : undefined;
}

/** How long a form may take to draw a field. */
const DRAWN_MS = 5000;

/** What is found in a form, which draws itself only as far as somebody scrolls; null where it never comes. */
async function drawn(half: Element, find: () => HTMLElement | null) {
  const start = performance.now();
  for (;;) {
    const found = find();
    if (found || performance.now() - start > DRAWN_MS) return found;
    [...half.querySelectorAll('.field')].at(-1)?.scrollIntoView({ block: 'start' });
    await new Promise(requestAnimationFrame);
  }
}

function expand(button: HTMLElement | null) {
  if (button?.ariaExpanded === 'false') button.click();
}

/** Opens the headings and entries around a field, and puts the cursor into it. */
export async function goToField({ locale, path }: FieldPlace): Promise<void> {
  const half = halfOf(locale);
  if (!half) return;
  const keys = path.split('.');
  let field: HTMLElement | null = null;
  for (const [index, key] of keys.entries()) {
    if (/^\d+$/.test(key) && field) {
      const list: HTMLElement = field;
      const button = await drawn(half, () =>
        list.querySelector(`[aria-controls$="-item-${key}-body"]`),
      );
      expand(button);
      field = button?.closest<HTMLElement>('.item') ?? field;
      await new Promise(requestAnimationFrame);
      continue;
    }
    const at = keys.slice(0, index + 1).join('.');
    const found = await drawn(half, () => fieldIn(half, at));
    if (!found) break;
    field = found;
    if (index < keys.length - 1)
      expand(field.querySelector<HTMLElement>('[aria-expanded][aria-controls]'));
  }
  if (!field) return;
  // entries move to where a save has put them
  const moving = half
    .getAnimations({ subtree: true })
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(moving.map(({ finished }) => finished));
  field.scrollIntoView({ block: field.matches('.item') ? 'start' : 'center' });
  const inside =
    field.querySelector<HTMLElement>(
      'input, textarea, [contenteditable], [role=switch], [role=radio], [role=combobox]',
    ) ?? field.querySelector<HTMLElement>('button');
  (inside ?? field).focus();
}

/** Closes the entries of the open form that stand open, and goes to the one at a place of its list. */
export async function goToEntry(list: string, at: number): Promise<void> {
  for (const locale of locales) {
    const open = '[aria-expanded="true"][aria-controls*="-item-"][aria-controls$="-body"]';
    for (const button of halfOf(locale)?.querySelectorAll<HTMLElement>(open) ?? []) button.click();
    // the halves may share what stands open
    await new Promise(requestAnimationFrame);
  }
  await goToField({ locale: 'en', path: `${list}.${at}` });
}

/** Goes to an entry that is added to a list, and to the first field that the CMS itself refuses to save. */
export function followPresses(): void {
  const drawnAgain = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  };
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.matches(SAVE_BUTTON)) {
      await drawnAgain();
      const wrong = document.querySelector<HTMLElement>('.pane [aria-invalid="true"]');
      wrong?.scrollIntoView({ block: 'center' });
      wrong?.focus();
      return;
    }
    const list = button?.matches('.toolbar.bottom button') && button.closest('[data-key-path]');
    const half = list ? list.closest<HTMLElement>('[data-locale]') : null;
    if (!list || !half) return;
    await drawnAgain();
    const count = list.querySelector('.item-list')?.childElementCount ?? 0;
    const locale = locales.find((each) => each === half.dataset.locale) ?? 'en';
    await goToField({ locale, path: `${list.getAttribute('data-key-path')}.${count - 1}` });
  });
}
