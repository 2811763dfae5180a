import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { LivestreamSection } from '@/components/schedule/LivestreamSection';
import { loadContent } from '@/lib/content/load';
import { contentWith } from '@/tests/support/content';
import { renderIn } from '@/tests/support/renderIn';
import { livestreamWith } from '@/tests/support/sample-livestream';
import { NewsSection } from './NewsSection';
import { PartnersSection } from './PartnersSection';

const times = <T,>(length: number, make: (index: number) => T) =>
  Array.from({ length }, (_, index) => make(index));
const partners = (length: number) => times(length, (index) => ({ name: `Partner ${index % 250}` }));
const [[letter], [article]] = [loadContent('en').values.letters, loadContent('en').values.news];
if (!letter || !article) throw new Error('There is no letter to the editor, or no article.');

describe('a movement of 270 partners, 60 livestreams and 100 letters', () => {
  const content = contentWith('en', {
    partners: partners(270),
    livestreams: times(60, (index) => livestreamWith({ id: `${index}`, title: `Monday ${index}` })),
    news: times(40, (index) => ({ ...article, link: `${article.link}?round=${index}` })),
    letters: times(100, (index) => ({ ...letter, link: `${letter.link}?round=${index}` })),
  });

  test('names each partner once', () => {
    renderIn('en', <PartnersSection {...content} />);
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(times(250, (index) => `Partner ${index}`));
    expect(screen.getByRole('button', { name: 'Show all (250)' })).toBeVisible();
  });

  test.each([1, 10])('needs no button for the first %d of them', (count) => {
    renderIn('en', <PartnersSection {...contentWith('en', { partners: partners(count) })} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(count);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('has every article and letter to the editor in the page, these folded', () => {
    renderIn('en', <NewsSection {...content} />);
    expect(document.querySelectorAll('a[href*="round="]')).toHaveLength(140);
    const letters = screen.getByText('Letters to the editor (100)').closest('details');
    expect(letters).not.toHaveAttribute('open');
    expect(letters?.querySelectorAll('a')).toHaveLength(100);
  });

  test('has every livestream in the page, one of them on top', () => {
    renderIn('en', <LivestreamSection {...content} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(60);
    expect(screen.getByRole('button', { name: 'Show all (60)' })).toBeVisible();
  });
});
