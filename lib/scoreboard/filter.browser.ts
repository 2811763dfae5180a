import { fillForm, fillFromAddress } from '@/lib/browser/forms';
import { replaceQuery } from '@/lib/browser/history';
import { withCarriedCodeInQuery } from '@/lib/share/referral-code.browser';
import { type Filter, filterOf, matchesFilter, queryOf } from './filter';

const addressFilter = () => filterOf(new URLSearchParams(location.search));

function isRowFound(row: HTMLTableRowElement, filter: Filter): boolean {
  const { state = '', party = '', vote = '' } = row.dataset;
  const words = row.querySelector('th')?.textContent ?? '';
  return matchesFilter({ words, state, party, vote }, filter);
}

/**
 * Keeps a form, a table’s rows and the address in step: filtering hides rows and updates the address; an
 * address with a filter fills the form. `onCount` gets the number of visible rows. Returns a cleanup function.
 */
export function followFilter(
  form: HTMLFormElement,
  table: HTMLElement,
  onCount: (count: number) => void,
): () => void {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  const controller = new AbortController();
  const { signal } = controller;
  const formFilter = () => filterOf(new FormData(form));

  function showFound() {
    const filter = formFilter();
    for (const row of rows) row.hidden = !isRowFound(row, filter);
    onCount(rows.filter(({ hidden }) => !hidden).length);
  }

  function followForm() {
    showFound();
    replaceQuery(withCarriedCodeInQuery(queryOf(formFilter())));
  }

  function empty() {
    // the reset event comes before the browser empties the fields
    fillForm(form, filterOf(new URLSearchParams()));
    followForm();
  }

  function followAddress() {
    fillForm(form, addressFilter());
    showFound();
  }

  if (fillFromAddress(form, addressFilter())) followForm();
  else showFound();
  form.addEventListener('input', followForm, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  form.addEventListener('reset', empty, { signal });
  addEventListener('popstate', followAddress, { signal });
  return () => controller.abort();
}
