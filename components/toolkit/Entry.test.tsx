import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { renderIn } from '@/tests/support/renderIn';
import { Entry } from './Entry';

const content = loadContent('en');
const [entry] = content.values.toolkit;
if (!entry) throw new Error('The toolkit is empty.');
const own = { ...entry, image_alt: 'We march on August 2.' };

test('a picture of ours is shown, and is had in full, saved and shared', () => {
  renderIn('en', <Entry entry={own} content={content} isFirst />);

  expect(screen.getByRole('img', { name: 'We march on August 2.' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Save/ })).toHaveAttribute('download');
});

test.each([
  ['open for the first entry', true],
  ['in a fold for the others, so that a page shows few things to press', false],
])('the networks stand %s', (_, isFirst) => {
  renderIn('en', <Entry entry={own} content={content} isFirst={isFirst} />);

  const fold = screen.getByText('WhatsApp').closest('details');
  expect(fold?.open ?? true).toBe(isFirst);
});

test('a picture elsewhere is asked for by no page: a link to it stands there', () => {
  const image = 'https://cms.example.org/kit.png';
  renderIn('en', <Entry entry={{ ...own, image }} content={content} isFirst />);

  const link = screen.getByRole('link', { name: /^We march on August 2\./ });
  expect(link).toHaveAttribute('href', image);
  expect(link).toHaveAttribute('target', '_blank');
  expect(document.querySelector('img')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Save/ })).not.toBeInTheDocument();
});
