import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchRedraws } from './redraws';

const LINKS = '<a href="/hosted">Sign</a><a href="/hosted">Read</a>';
const buttons = (...words: string[]) => words.map((each) => `<button>${each}</button>`).join('');
const BUTTONS = buttons('Copy', 'Share');

let clicked: string[];

document.addEventListener('click', (event) => {
  if ((event.target as Element).localName !== 'input') event.preventDefault();
  clicked.push((event.target as Element).textContent);
});

// flush pending mutation records while the document still exists
afterEach(async () => {
  document.body.replaceChildren();
  await Promise.resolve();
});

beforeEach(() => {
  clicked = [];
  document.body.dataset.failed = 'It failed.';
  document.body.innerHTML = '';
});

const draw = (html: string) => {
  const main = document.createElement('main');
  main.innerHTML = html;
  document.body.replaceChildren('Text', main);
  return main;
};

/** Holds a press of the second element, redraws the page, and resubmits the press. */
function pressThrough(before: string, after: string): Element {
  const pressed = draw(before).querySelectorAll('a, button, b')[1] as HTMLElement;
  const restoreState = watchRedraws();
  pressed.ariaBusy = 'true';
  draw(after);
  restoreState();
  pressed.click();
  return pressed;
}

/** Two elements, and the same the other way round with other words. */
const swapped = (html: (key: string, words: string) => string): [string, string] => [
  html('a', 'A') + html('b', 'B'),
  html('b', '[B]') + html('a', '[A]'),
];

test.each<[how: string, before: string, after: string, words: string]>([
  ['by its order', BUTTONS, buttons('[Copy]', '[Share]'), '[Share]'],
  ['by its words, where there are others now', BUTTONS, buttons('New', 'Copy', 'Share'), 'Share'],
  ['by its id', ...swapped((key, words) => `<b tabindex="0" id="${key}">${words}</b>`), '[B]'],
  ['by its address', ...swapped((key, words) => `<a href="/${key}">${words}</a>`), '[B]'],
  ['by its name', ...swapped((key, words) => `<button name="${key}">${words}</button>`), '[B]'],
  ['by what it is in', ...swapped((key, words) => `<p class="${key}"><a>${words}</a></p>`), '[B]'],
  ['in a translator’s tag', BUTTONS, `<font>${buttons('[Copy]', '[Share]')}</font>`, '[Share]'],
])('a held press goes to the successor that is found %s, once', (_how, before, after, words) => {
  pressThrough(before, after);
  expect(clicked).toEqual([words]);
});

test('a held press on what is there no more is answered in words', () => {
  pressThrough(BUTTONS, LINKS);
  expect(clicked).toEqual([]);
  expect(document.querySelector('[role="status"]')).toHaveTextContent('It failed.');
});

test('a held link that is there no more is left to the browser', () => {
  const link = pressThrough('<a href="#a">A</a><a href="#b">B</a>', BUTTONS);
  const press = new MouseEvent('click', { cancelable: true });
  link.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(document.querySelector('[role="status"]')).toBeNull();
});

test('what the page has drawn since is its own affair', () => {
  const restoreState = watchRedraws();
  const later = draw('<input name="a">').querySelector('input');
  restoreState();
  if (later) later.value = 'typed';
  const after = draw('<input name="a">');
  restoreState();
  expect(after.querySelector('input')).toHaveValue('');
});

test('an element that is removed by other software changes nothing in what stays', () => {
  const main = draw('<input name="a"><input name="a">');
  const [first, second] = main.querySelectorAll('input');
  const restoreState = watchRedraws();
  if (first) first.value = 'typed';
  first?.remove();
  restoreState();
  expect(second).toHaveValue('');
});

test('what was ticked and chosen is so in what comes in its place, and React hears of it', () => {
  const html =
    '<input type="checkbox" name="a" value="1"><select name="b"><option>1<option>2</select>';
  const before = draw(html);
  const restoreState = watchRedraws();
  before.querySelector('input')?.click();
  for (const list of before.querySelectorAll('select')) list.value = '2';
  const after = draw(html);
  const heard: string[] = [];
  for (const type of ['input', 'change']) {
    after.addEventListener(type, ({ target }) => {
      heard.push(`${type} ${(target as HTMLInputElement).name}`);
    });
  }
  restoreState();
  expect(after.querySelector('input')?.matches(':checked')).toBe(true);
  expect(after.querySelector('select')).toHaveValue('2');
  expect(heard).toEqual(['input a', 'change a', 'input b', 'change b']);
});

test('what React fills in stays in an untouched field', () => {
  const html = '<input name="a"><input type="checkbox" name="b"><input type="checkbox" name="c">';
  const before = draw(html);
  const restoreState = watchRedraws();
  before.querySelector<HTMLInputElement>('[name="c"]')?.click();
  const after = draw(html);
  const [text, ...boxes] = after.querySelectorAll('input');
  if (text) text.value = 'React';
  for (const box of boxes) box.checked = true;
  restoreState();
  expect(text).toHaveValue('React');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
});

const byKey = (key: string) =>
  ['keydown', 'keyup'].map((type) => () => new KeyboardEvent(type, { key, bubbles: true }));
const byPointer = ['pointerdown', 'pointerup'].map(
  (type) => () => new Event(type, { bubbles: true }),
);

/** Begins a press of the first of two buttons and redraws both; how to end it, and on which. */
function beginAndRedraw([begin, end]: (() => Event)[]) {
  const [pressed] = draw(BUTTONS).children;
  const restoreState = watchRedraws();
  const beginOn = (element: Element | undefined) =>
    element?.dispatchEvent((begin as () => Event)());
  const endOn = (element: Element | undefined) => element?.dispatchEvent((end as () => Event)());
  beginOn(pressed);
  const [successor, other] = draw(BUTTONS).children as Iterable<HTMLElement>;
  restoreState();
  return { beginOn, endOn, successor, other };
}

describe('a press that began on an element which was redrawn', () => {
  beforeEach(() => void vi.useFakeTimers());

  test.each([
    ['the pointer', byPointer],
    ['Space', byKey(' ')],
  ])('is, by %s, one click of its successor', (_how, press) => {
    const { beginOn, endOn, successor, other } = beginAndRedraw(press);
    const finish = (element: Element | undefined) => {
      endOn(element);
      vi.runAllTimers();
    };
    finish(other);
    expect(clicked, 'who moves away gives up').toEqual([]);
    finish(successor);
    expect(clicked).toEqual(['Copy']);
    finish(successor);
    expect(clicked, 'once').toEqual(['Copy']);

    beginOn(successor);
    finish(successor);
    expect(clicked, 'the browser clicks what stayed').toEqual(['Copy']);
  });

  test('is no second click where the browser makes one after all', () => {
    const { endOn, successor } = beginAndRedraw(byPointer);
    endOn(successor);
    successor?.click();
    vi.runAllTimers();
    expect(clicked).toEqual(['Copy']);
  });

  test('is none by Enter, which browsers click at its beginning', () => {
    const { endOn, successor } = beginAndRedraw(byKey('Enter'));
    endOn(successor);
    vi.runAllTimers();
    expect(clicked).toEqual([]);
  });
});

test.each([
  ['left', false, ['input', 'change', 'focusout']],
  ['typed in', true, ['input', 'change']],
])('a field that was %s is so afterwards', async (_, isFocused, expected) => {
  const field = draw('<input name="zip">').querySelector('input') as HTMLInputElement;
  const restoreState = watchRedraws();
  field.focus();
  field.value = '7030';
  if (!isFocused) field.blur();
  await Promise.resolve();
  const successor = draw('<input name="zip">').querySelector('input') as HTMLInputElement;
  const heard: string[] = [];
  for (const type of ['input', 'change', 'focusout']) {
    successor.addEventListener(type, () => heard.push(type));
  }
  restoreState();
  expect(successor.value).toBe('7030');
  expect(heard).toEqual(expected);
});
