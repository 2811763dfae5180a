import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { safeHtml } from '@/lib/content/sanitize';
import { renderIn } from '@/tests/support/renderIn';
import { CallScript } from './CallScript';

const html = safeHtml.parse(
  '<p>I ask:</p><ol><li>end the filibuster;</li><li>raise the wage.</li></ol><p>Thank you.</p>',
);

test('each demand can be ticked off', async () => {
  renderIn('en', <CallScript html={html} lang={undefined} />);

  await userEvent.click(screen.getByRole('checkbox', { name: 'end the filibuster;' }));

  expect(screen.getByRole('checkbox', { name: 'end the filibuster;' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'raise the wage.' })).not.toBeChecked();
});

test('the script can be printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  renderIn('en', <CallScript html={html} lang={undefined} />);

  await userEvent.click(screen.getByRole('button', { name: 'Print the script' }));

  expect(print).toHaveBeenCalledOnce();
});
