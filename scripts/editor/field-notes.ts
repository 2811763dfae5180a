import { locales } from '@/lib/i18n/locales';
import { element, paragraph } from './dialog';
import { type FieldPlace, halfOf, inputIn, openFile, typedIn } from './form-fields';

/** What stands under a field: what is wrong with it, or what whoever types it should know. */
export type FieldNote = { text: string; isWrong?: boolean };

/** What is said of the fields of a form. */
export type FieldWords = {
  /** The notes of a field as it is typed now. */
  notes: (place: FieldPlace, typed: string, isMoment: boolean) => FieldNote[];
  /** What an empty field shows in grey. */
  placeholder: (place: FieldPlace) => string;
};

/** Shows a text in grey where nothing is typed. */
function showPlaceholder(field: Element, text: string) {
  const rich = field.querySelector<HTMLElement>('.rich-text .text');
  if (rich) rich.dataset.placeholder = text.replace(/<[^>]*>/g, ' ');
  else inputIn(field)?.setAttribute('placeholder', text);
}

let count = 0;

/** Puts the notes under a field, and has them read with it. */
function draw(field: Element, notes: readonly FieldNote[]) {
  const said = JSON.stringify(notes);
  const old = field.querySelector<HTMLElement>(':scope > .field-notes');
  if ((old?.dataset.said ?? '[]') === said) return;
  old?.remove();
  const input = inputIn(field);
  input?.removeAttribute('aria-details');
  field.toggleAttribute(
    'data-wrong',
    notes.some(({ isWrong }) => isWrong),
  );
  if (notes.length === 0) return;
  count += 1;
  const list = element('div', { className: 'field-notes', id: `field-notes-${count}` });
  list.dataset.said = said;
  list.append(...notes.map(({ text }) => paragraph(text)));
  field.append(list);
  input?.setAttribute('aria-details', list.id);
}

/** Keeps the notes and placeholders of the open form as its fields are drawn and typed into. */
export function followFields({ notes, placeholder }: FieldWords): () => void {
  let isAsked = false;
  function drawAll() {
    isAsked = false;
    if (!openFile()) return;
    for (const locale of locales) {
      for (const field of halfOf(locale)?.querySelectorAll('.field[data-key-path]') ?? []) {
        const place = { locale, path: field.getAttribute('data-key-path') ?? '' };
        const typed = typedIn(field);
        const isMoment = field.getAttribute('data-field-type') === 'datetime';
        draw(field, notes(place, typed ?? '', isMoment));
        if (typed !== undefined && !isMoment) showPlaceholder(field, placeholder(place));
      }
    }
  }
  const follow = () => {
    if (!isAsked) requestAnimationFrame(drawAll);
    isAsked = true;
  };
  new MutationObserver(follow).observe(document.body, { childList: true, subtree: true });
  for (const type of ['input', 'change']) addEventListener(type, follow);
  return follow;
}
