import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchRedraws } from './carry-over';

const LINKS = '<a href="/hosted">Sign</a><a href="/hosted">Read</a>';
const BUTTONS = '<button type="button">Copy</button><button type="button">Share</button>';

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
  document.body.replaceChildren(main);
  return main;
};

/** Holds a press of the second element, redraws the page, and resubmits the press. */
function pressThrough(before: string, after: string): Element {
  const pressed = draw(before).children[1] as HTMLElement;
  const carryOver = watchRedraws();
  pressed.ariaBusy = 'true';
  draw(after);
  carryOver();
  pressed.click();
  return pressed;
}

test.each([
  [
    'by its order',
    BUTTONS,
    '<button type="button">[Copy]</button><button>[Share]</button>',
    '[Share]',
  ],
  ['by its words, where there are others now', BUTTONS, `<button>New</button>${BUTTONS}`, 'Share'],
  ['by its id', '<i></i><b tabindex="0" id="x">A</b>', `${LINKS}<b tabindex="0" id="x">B</b>`, 'B'],
  ['by its address', `${LINKS}`, `<a href="/other">Other</a>${LINKS}`, 'Read'],
])('a held press goes to the successor that is found %s, once', (_how, before, after, words) => {
  pressThrough(before, after);
  expect(clicked).toEqual([words]);
});

test('a held press on what is there no more is answered in words', () => {
  pressThrough(BUTTONS, LINKS);
  expect(clicked).toEqual([]);
  expect(document.querySelector('[role="status"]')).toHaveTextContent('It failed.');
});

test('what somebody takes out of the page by itself changes nothing in what stays', () => {
  const main = draw('<input name="a"><input name="a">');
  const [first, second] = main.querySelectorAll('input');
  const carryOver = watchRedraws();
  if (first) first.value = 'typed';
  first?.remove();
  carryOver();
  expect(second).toHaveValue('');
});

test('what was ticked and chosen is so in what comes in its place', () => {
  const html = '<input type="checkbox" name="a"><select name="b"><option>1<option>2</select>';
  const before = draw(html);
  const carryOver = watchRedraws();
  before.querySelector('input')?.click();
  for (const list of before.querySelectorAll('select')) list.value = '2';
  const after = draw(html);
  carryOver();
  expect(after.querySelector('input')?.matches(':checked')).toBe(true);
  expect(after.querySelector('select')).toHaveValue('2');
});

const event = {
  pointer: ['pointerdown', 'pointerup'].map((type) => () => new Event(type, { bubbles: true })),
  Space: ['keydown', 'keyup'].map(
    (type) => () => new KeyboardEvent(type, { key: ' ', bubbles: true }),
  ),
};

test.each(Object.entries(event))(
  'a press by %s that began on an element which was redrawn is one click of its successor',
  (_how, [begin, end]) => {
    vi.useFakeTimers();
    const finish = (element: Element | undefined) => {
      element?.dispatchEvent((end as () => Event)());
      vi.runAllTimers();
    };
    const [, pressed] = draw(BUTTONS).children;
    const carryOver = watchRedraws();
    pressed?.dispatchEvent((begin as () => Event)());
    const [other, successor] = draw(BUTTONS).children;
    carryOver();
    finish(other);
    expect(clicked, 'who moves away gives up').toEqual([]);
    finish(successor);
    expect(clicked).toEqual(['Share']);
    finish(successor);
    expect(clicked, 'once').toEqual(['Share']);

    successor?.dispatchEvent((begin as () => Event)());
    finish(successor);
    expect(clicked, 'the browser clicks what stayed').toEqual(['Share']);
    vi.useRealTimers();
  },
);
