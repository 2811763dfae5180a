import { beforeEach, expect, test } from 'vitest';
import { fillForm, fillFromAddress } from './forms';

const FORM = `<form>
  <input type="radio" name="sheet" value="" checked><input type="radio" name="sheet" value="flyer">
  <input type="radio" name="sheet" value="window">
  <select name="place"><option value=""></option><option value="nc"></option><option value="wv"></option></select>
  <input name="group">
</form>`;

const addressed = { sheet: 'window', place: 'nc', group: 'Grace', unknown: 'x' };
let form: HTMLFormElement;
const held = () => Object.fromEntries(new FormData(form));

beforeEach(() => {
  document.body.innerHTML = FORM;
  form = document.querySelector('form') as HTMLFormElement;
});

test.each([
  ['nothing', {}, { sheet: 'window', place: 'nc', group: 'Grace' }],
  ['a sheet', { sheet: 'flyer' }, { sheet: 'flyer', place: 'nc', group: 'Grace' }],
  ['a place', { place: 'wv' }, { sheet: 'window', place: 'wv', group: 'Grace' }],
  ['a group', { group: 'Choir' }, { sheet: 'window', place: 'nc', group: 'Choir' }],
])('with %s chosen before hydration, the address fills in the rest', (_, chosen, filled) => {
  fillForm(form, chosen as Record<string, string>);
  expect(fillFromAddress(form, addressed)).toBe(Object.keys(chosen).length > 0);
  expect(held()).toEqual(filled);
});
