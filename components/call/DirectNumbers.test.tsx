import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';
import { DirectNumbers } from './DirectNumbers';

const show = (locale: 'en' | 'es', zip: string) => renderIn(locale, <DirectNumbers zip={zip} />);
const said = () => screen.getByRole('status');

describe('the direct numbers', () => {
  test('are those of the two senators of the ZIP’s state, with their date', () => {
    show('en', '26003');

    expect(said()).toHaveTextContent('The senators of West Virginia');
    expect(within(said()).getByRole('link', { name: '202-224-3954' })).toHaveAttribute(
      'href',
      'tel:+12022243954',
    );
    expect(within(said()).getAllByRole('listitem')).toHaveLength(2);
    expect(said()).toHaveTextContent('Washington office numbers as of June 16, 2021.');
    expect(screen.getByRole('combobox', { name: 'Your state' })).toHaveDisplayValue(
      'West Virginia',
    );
  });

  test('are found in Spanish, too', () => {
    show('es', '10001');

    expect(said()).toHaveTextContent('Representan a Nueva York en el Senado:');
    expect(said()).toHaveTextContent('al 16 de junio de 2021.');
  });

  test.each([
    ['en', '20001', 'In the Senate, Washington, D.C. has no vote.'],
    ['en', '00901', 'In the Senate, Puerto Rico has no vote.'],
    ['es', '96950', 'No hay voto en el Senado para las Islas Marianas del Norte,'],
    ['en', '09012', 'This ZIP doesn’t tell us where you vote. Choose your state.'],
    ['es', '09012', 'Este código postal no indica dónde vota usted. Elija su estado.'],
    ['en', '00001', 'We can’t match this ZIP to a state. Choose yours.'],
  ] as const)('in %s, a visitor from %s is told why there are none', (locale, zip, words) => {
    show(locale, zip);

    expect(said()).toHaveTextContent(words);
    expect(within(said()).queryByRole('link')).not.toBeInTheDocument();
  });

  test('wait for a ZIP', () => {
    show('en', '26');

    expect(said()).toBeEmptyDOMElement();
  });

  test('are had by choosing a state, until another ZIP is typed', async () => {
    const { rerender } = renderIn('en', <DirectNumbers zip="09012" />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Arizona');
    expect(said()).toHaveTextContent('The senators of Arizona');

    rerender(<DirectNumbers zip="04101" />);
    expect(said()).toHaveTextContent('The senators of Maine');
  });
});
