import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { renderIn } from '@/tests/support/renderIn';
import { Entry } from './Entry';

const content = loadContent('en');
const [entry] = content.values.toolkit;
if (!entry) throw new Error('The toolkit is empty.');
const own = { ...entry, image_alt: 'We march on August 2.' };

test('on its own page it is the title, and leads to a call before anything else', () => {
  renderIn('en', <Entry entry={own} content={content} place="alone" />);

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/August 2/);
  const [graphic, call] = screen.getAllByRole('link');
  expect(screen.getByRole('img', { name: 'We march on August 2.' })).toBeVisible();
  expect(graphic).toHaveAttribute('target', '_blank');
  expect(call).toHaveTextContent('Call your senators');
  expect(call).toHaveAttribute('href', '/call');
  expect(screen.getByRole('link', { name: /^Save/ })).toHaveAttribute('download');
});

test('a picture elsewhere is asked for by no page: a link to it stands there', () => {
  const image = 'https://cms.example.org/kit.png';
  renderIn('en', <Entry entry={{ ...own, image }} content={content} place="first" />);

  const link = screen.getByRole('link', { name: /^We march on August 2\./ });
  expect(link).toHaveAttribute('href', image);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Save/ })).not.toBeInTheDocument();
});
