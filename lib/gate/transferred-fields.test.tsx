import { beforeEach, expect, test, vi } from 'vitest';
import { storeForVisit } from '@/lib/browser/storage';
import { type SavedFields, transferFields } from './transferred-fields';

const LINK = '<a href="#es" hreflang="es-ES">Esta <b>página</b></a>';
const FORM = `<form data-transferred>
  <input type="hidden" name="campaignId" value="1"><input name="userPhone"><input name="userLocation">
</form>`;
const TARGETS = `<fieldset data-transferred>
  <input type="radio" name="campaignId" value="1" checked><input type="radio" name="campaignId" value="2">
</fieldset>`;
const OTHERS = '<input name="contact"><input name="name">';

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const stored = () => sessionStorage.length;

function openPage(html: string) {
  delete window.savedFields;
  delete window.receivedFields;
  document.body.innerHTML = html + LINK;
  transferFields();
}

function openTyped(html = FORM) {
  openPage(html);
  field('userPhone').value = '2025550142';
}

function follow(selector = 'a b', init?: MouseEventInit) {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(click);
}

function openedBy(savedFields: () => SavedFields) {
  vi.stubGlobal('opener', { savedFields });
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  window.unstored = {};
});

test('what is typed waits in the fields of the next page, and is stored until then', () => {
  openTyped(FORM + OTHERS);
  field('contact').value = '2025550143';
  expect(stored()).toBe(0);
  follow();
  expect(JSON.stringify({ ...sessionStorage })).toContain('2025550142');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('2025550143');

  openPage(FORM + OTHERS);
  expect(field('userPhone')).toHaveValue('2025550142');
  expect(field('userLocation')).toHaveValue('');
  expect(field('campaignId')).toHaveValue('1');
  expect(field('contact')).toHaveValue('');
  expect(window.receivedFields).toEqual({});
  expect(stored()).toBe(0);
});

test('what the scripts were told comes along, and waits for those of a page without its field', () => {
  openPage(FORM);
  window.savedFields = () => ({ userPhone: '2025550142', name: 'Rosa', isKeptPosted: true });
  field('userPhone').value = '2025550143';
  follow();
  openPage('');
  const handed = { userPhone: '2025550143', name: 'Rosa', isKeptPosted: true };
  expect(window.receivedFields).toEqual(handed);

  follow(); // and no page reads it
  openPage(FORM);
  expect(field('userPhone')).toHaveValue('2025550143');
  expect(window.receivedFields).toEqual({ name: 'Rosa', isKeptPosted: true });
});

test('a choice comes along as well', () => {
  openPage(TARGETS);
  follow();
  expect(stored()).toBe(0);
  document.querySelectorAll('input')[1]?.click();
  follow();
  openPage(TARGETS);
  expect(document.querySelector<HTMLInputElement>('input:checked')?.value).toBe('2');
});

test('what has been typed since stays', () => {
  openTyped();
  field('userLocation').value = '59801';
  follow();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  openPage(FORM);
  field('userPhone').value = '303';
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(field('userPhone')).toHaveValue('303');
  expect(field('userLocation')).toHaveValue('59801');
});

test.each([
  ['another link', '#other', {}],
  ['another site’s', '#away', {}],
  ['a press that asks for a new tab', 'a b', { ctrlKey: true }],
])('nothing is stored for %s', (_what, selector, init) => {
  openTyped(
    `${FORM}<a id="other" href="#x">A</a><a id="away" hreflang="es" href="https://x.example/">B</a>`,
  );
  document.querySelector('#away')?.addEventListener('click', (event) => event.preventDefault());
  follow(selector, init);
  expect(stored()).toBe(0);
});

test('nothing is stored where the visitor stays after all', () => {
  openTyped();
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  follow();
  expect(stored()).toBe(0);
});

test('what no page has read is erased after a minute', () => {
  openTyped();
  follow();
  vi.advanceTimersByTime(59_999);
  expect(stored()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(stored()).toBe(0);
});

test('what is read after a minute is dropped', () => {
  openTyped();
  follow();
  vi.setSystemTime(Date.now() + 60_000);
  openPage(FORM);
  expect(field('userPhone')).toHaveValue('');
  expect(stored()).toBe(0);
});

test('a page in a new tab asks the one that opened it, and no page after it does', () => {
  openedBy(() => ({ userPhone: '2025550142', name: 'Rosa' }));
  vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  openPage(FORM);
  expect(field('userPhone')).toHaveValue('2025550142');
  expect(window.receivedFields).toEqual({ name: 'Rosa' });

  vi.spyOn(history, 'length', 'get').mockReturnValue(2);
  openPage(FORM);
  expect(field('userPhone')).toHaveValue('');
});

test('what another site’s page does not tell is not there', () => {
  vi.spyOn(history, 'length', 'get').mockReturnValue(1);
  openedBy(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  openPage(FORM);
  expect(window.receivedFields).toEqual({});
});

test.each(['null', 'of another site', '{"at":9e15}', '[]'])(
  'a stranger’s %s is nothing that was typed',
  (value) => {
    storeForVisit('typed', value);
    openPage(FORM);
    expect(field('userPhone')).toHaveValue('');
    expect(stored()).toBe(0);
  },
);

test('the second of two that would take it leaves it to the first', () => {
  openTyped();
  follow();
  openPage(FORM);
  const first = window.receivedFields;
  transferFields();
  expect(window.receivedFields).toBe(first);
});
