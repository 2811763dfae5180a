import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tolerateTranslators } from './translated-text';

tolerateTranslators();

type Translate = (text: Text, font: HTMLElement) => void;

const ways: [way: string, translate: Translate][] = [
  ['replaces it', (text, font) => text.replaceWith(font)],
  [
    'puts its own before it and takes it away',
    (text, font) => {
      text.before(font);
      text.remove();
    },
  ],
  [
    'puts its own after it and takes it away',
    (text, font) => {
      text.after(font);
      text.remove();
    },
  ],
  [
    'moves it into its own',
    (text, font) => {
      text.before(font);
      font.replaceChildren(text);
    },
  ],
];

function Sample({ count, isOpen }: { count: number; isOpen: boolean }) {
  return (
    <p>
      {count} left
      {isOpen && 'More'}
      {isOpen && <b>bold</b>}
      {'End'}
    </p>
  );
}

function translateAll(root: Element, translate: Translate): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.localName === 'font') continue;
    const font = document.createElement('font');
    font.textContent = text.data;
    translate(text, font);
  }
}

test.each(ways)(
  'React draws on where a translator finds a text and %s',
  async (_way, translate) => {
    const { container, rerender, unmount } = render(<Sample count={3} isOpen />);
    const steps = [
      [2, true],
      [2, false],
      [1, true],
      [0, false],
    ] as const;
    for (const [count, isOpen] of steps) {
      translateAll(container, translate);
      // mutation records arrive after the current script
      await act(async () => {});
      rerender(<Sample count={count} isOpen={isOpen} />);
      expect(container.textContent).toBe(`${count} left${isOpen ? 'Morebold' : ''}End`);
    }
    unmount();
    expect(container.textContent).toBe('');
  },
);

test('what is nowhere in the page is let go without an error', () => {
  const [parent, child] = [document.createElement('div'), new Text('gone')];
  expect(parent.removeChild(child)).toBe(child);
  parent.insertBefore(child, document.createElement('i'));
  expect(parent.lastChild).toBe(child);
});
