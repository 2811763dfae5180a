import { keepInAddress } from '@/lib/browser/forms';
import { type Filter, filterKeys, matchesFilter } from './filter';

function isRowFound(row: HTMLTableRowElement, filter: Filter): boolean {
  const { state = '', party = '', vote = '' } = row.dataset;
  const words = row.querySelector('th')?.textContent ?? '';
  return matchesFilter({ words, state, party, vote }, filter);
}

/**
 * Keeps a form, a table’s rows and the address in step: filtering hides rows. `onCount` gets the number of
 * visible rows. Returns a cleanup function.
 */
export function followFilter(
  form: HTMLFormElement,
  table: HTMLElement,
  onCount: (count: number) => void,
): () => void {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')];
  return keepInAddress(form, filterKeys, (filter) => {
    for (const row of rows) row.hidden = !isRowFound(row, filter);
    onCount(rows.filter(({ hidden }) => !hidden).length);
  });
}
