import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { renderIn } from '@/tests/support/renderIn';
import { PartnersSection } from './PartnersSection';

describe('the partners', () => {
  const edition = loadContent('en');
  const named = (...names: string[]) => ({
    ...edition,
    content: { ...edition.content, partners: names.map((name) => ({ name })) },
  });

  test('a partner named twice is shown once', () => {
    renderIn(
      'en',
      <PartnersSection {...named('Forward Justice', 'Indivisible', 'Forward Justice')} />,
    );
    expect(screen.getAllByText('Forward Justice')).toHaveLength(1);
  });

  test('ten partners need no toggle', () => {
    renderIn('en', <PartnersSection {...named(...'abcdefghij')} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('the toggle says how many there are, and opens and closes the list', async () => {
    const visitor = userEvent.setup();
    renderIn('es', <PartnersSection {...named(...'abcdefghijk')} />);
    const toggle = screen.getByRole('button', { name: 'Mostrar todo (11)', expanded: false });

    await visitor.click(toggle);
    expect(toggle).toHaveAccessibleName('Mostrar menos');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});
