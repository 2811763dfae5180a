import { beforeEach, expect, test, vi } from 'vitest';
import { keepInAddress, withFields } from './forms';

const FORM = `<form>
  <input type="radio" name="sheet" value="" checked><input type="radio" name="sheet" value="flyer">
  <input type="radio" name="sheet" value="window">
  <select name="place"><option value=""></option><option value="nc"></option><option value="wv"></option></select>
  <input name="group">
</form>`;

const KEYS = ['sheet', 'place', 'group'] as const;
const addressed = '?sheet=window&place=nc&group=Grace&unknown=x';
const nothing = { sheet: '', place: '', group: '' };
let form: HTMLFormElement;

function choose(fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields))
    Object.assign(form.elements.namedItem(name) ?? {}, { value });
}

beforeEach(() => {
  document.body.innerHTML = FORM;
  form = document.querySelector('form') as HTMLFormElement;
  history.replaceState(null, '', `/print${addressed}`);
});

test.each([
  ['nothing', {}, { sheet: 'window', place: 'nc', group: 'Grace' }],
  ['a sheet', { sheet: 'flyer' }, { sheet: 'flyer', place: 'nc', group: 'Grace' }],
  ['a place', { place: 'wv' }, { sheet: 'window', place: 'wv', group: 'Grace' }],
  ['a group', { group: ' Choir ' }, { sheet: 'window', place: 'nc', group: 'Choir' }],
])('with %s chosen before hydration, the address fills in the rest', (_, chosen, filled) => {
  choose(chosen);
  const onFields = vi.fn();
  keepInAddress(form, KEYS, onFields)();
  expect(onFields).toHaveBeenCalledExactlyOnceWith(filled);
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    ...filled,
    unknown: 'x',
  });
});

test('Back to an entry with an older query keeps what was typed, until the form is let go', () => {
  const onFields = vi.fn();
  const stop = keepInAddress(form, KEYS, onFields, '');
  choose({ group: 'Choir' });
  const goBack = () => {
    history.replaceState(null, '', '/print?group=Grace');
    dispatchEvent(new PopStateEvent('popstate'));
  };
  goBack();
  expect(onFields).toHaveBeenLastCalledWith({ ...nothing, group: 'Choir' });
  expect(location.search).toBe('?group=Choir');
  stop();
  goBack();
  expect(onFields).toHaveBeenCalledTimes(2);
});

test.each([
  ['?source=choir&place=wv', nothing, '?source=choir'],
  ['?place=wv', nothing, ''],
  ['', { ...nothing, group: 'Grace & Peace' }, '?group=Grace+%26+Peace'],
])('the query "%s" with the fields %j is "%s"', (query, fields, written) => {
  expect(withFields(query, fields)).toBe(written);
});
