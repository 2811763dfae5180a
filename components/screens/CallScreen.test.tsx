import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderIn } from '@/tests/support/renderIn';

vi.hoisted(() => vi.stubEnv('NEXT_PUBLIC_CALL_HOST', ''));

const { CallScreen } = await import('./CallScreen');

describe('the call page', () => {
  test('promises nothing that is not there', () => {
    renderIn('en', <CallScreen locale="en" />);
    expect(screen.getByRole('heading', { name: 'Call your Senator', level: 1 })).toBeVisible();
    expect(screen.queryByText(/^Submit the form below/)).not.toBeInTheDocument();
    expect(screen.queryByText('Your phone rings.')).not.toBeInTheDocument();
  });

  test('says so, and unfolds the way to call without a host', () => {
    renderIn('es', <CallScreen locale="es" />);
    expect(screen.getByText('Por ahora no se puede llamar desde esta página.')).toBeVisible();
    const [switchboard] = screen.getAllByRole('link', { name: '(202) 224-3121' });
    expect(switchboard).toBeVisible();
    expect(switchboard).toHaveAttribute('href', 'tel:+12022243121');
  });
});
