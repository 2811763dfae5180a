import { replaceQuery } from '@/lib/browser/history';
import { type Filter, filterKeys, filterOf, isFound, queryOf } from '@/lib/scoreboard/filter';

function fieldOf(form: HTMLFormElement, key: string): HTMLInputElement | HTMLSelectElement | null {
  const field = form.elements.namedItem(key);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field : null;
}

function read(form: HTMLFormElement): Filter {
  const [name = '', state = '', party = '', vote = ''] = filterKeys.map(
    (key) => fieldOf(form, key)?.value ?? '',
  );
  return { name, state, party, vote };
}

function write(form: HTMLFormElement, filter: Filter): void {
  for (const key of filterKeys) {
    const field = fieldOf(form, key);
    if (field) field.value = filter[key];
  }
}

function wordsOf(row: HTMLTableRowElement): string {
  return row.querySelector('th')?.textContent ?? '';
}

function showFound(rows: readonly HTMLTableRowElement[], filter: Filter): number {
  const found = rows.filter((row) => {
    const { state = '', party = '', vote = '' } = row.dataset;
    const isShown = isFound({ words: wordsOf(row), state, party, vote }, filter);
    row.hidden = !isShown;
    return isShown;
  });
  return found.length;
}

/**
 * Brings the scoreboard's filters to life: what is asked hides the other rows and stands in the
 * address, so that a link can be shared; an address that asks fills the form. `onCount` hears how
 * many rows are left. Returns a cleanup function.
 */
export function followFilter(frame: HTMLElement, onCount: (count: number) => void): () => void {
  const form = frame.querySelector('form');
  const rows = [...frame.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  if (!form) return () => {};
  const asked = form;

  function followForm() {
    const filter = read(asked);
    onCount(showFound(rows, filter));
    replaceQuery(queryOf(filter));
  }

  function followAddress() {
    write(asked, filterOf(location.search));
    onCount(showFound(rows, read(asked)));
  }

  function onReset() {
    write(asked, filterOf(''));
    followForm();
  }

  function onSubmit(event: Event) {
    event.preventDefault();
  }

  // what was typed before this came alive counts where the address asks for nothing
  if (!queryOf(filterOf(location.search)) && queryOf(read(asked))) followForm();
  else followAddress();
  form.addEventListener('input', followForm);
  form.addEventListener('reset', onReset);
  form.addEventListener('submit', onSubmit);
  addEventListener('popstate', followAddress);
  return () => {
    form.removeEventListener('input', followForm);
    form.removeEventListener('reset', onReset);
    form.removeEventListener('submit', onSubmit);
    removeEventListener('popstate', followAddress);
  };
}
