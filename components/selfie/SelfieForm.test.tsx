import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { setSubmission } from '@/lib/selfie/state';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import SelfieFormModal from './SelfieFormModal';

const visitor = userEvent.setup({ delay: null });

beforeEach(newVisit);

const open = (locale: 'en' | 'es') => renderIn(locale, <SelfieFormModal />);

describe('the caption', () => {
  const caption = () => screen.getByRole('textbox');
  const type = (value: string) => fireEvent.change(caption(), { target: { value } });

  test('is prefilled, and may be emptied', async () => {
    open('en');
    expect(caption()).toHaveValue(loadContent('en').values.selfies_default_caption);
    await visitor.clear(caption());
    expect(caption()).toHaveValue('');
    expect(screen.getByText('140 characters left')).toBeVisible();
  });

  test.each([
    ['en', 140, 'no characters left'],
    ['en', 139, '1 character left'],
    ['es', 140, 'No quedan caracteres'],
    ['es', 139, 'Queda 1 carácter'],
    ['es', 57, 'Quedan 83 caracteres'],
  ] as const)('in %s after %i characters: %s', (locale, length, left) => {
    open(locale);
    type('a'.repeat(length));
    expect(screen.getByText(left)).toBeVisible();
  });

  test('has its room spoken of when typing stops', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    open('en');
    type('My 👩‍👩‍👧‍👦');
    const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    act(() => void vi.advanceTimersByTime(999));
    expect(spoken()).not.toContain('136 characters left');
    act(() => void vi.advanceTimersByTime(1));
    expect(spoken()).toContain('136 characters left');
  });

  test('has no more than 140, and says that a longer one was cut', () => {
    open('en');
    type(`${'a'.repeat(139)}bc`);
    expect(caption()).toHaveValue(`${'a'.repeat(139)}b`);
    const cut = screen.getByText(/^Your text was too long\. We kept the first 140/);
    expect(cut).toBeVisible();
    type('I dream');
    expect(cut).toBeEmptyDOMElement();
  });

  test('loses white space at its start at once, and at its end when the visitor leaves it', () => {
    open('en');
    type('  I dream ');
    expect(caption()).toHaveValue('I dream ');
    fireEvent.blur(caption());
    expect(caption()).toHaveValue('I dream');
  });

  test('looked at after a failure, and left as it was, leaves the failure standing', () => {
    open('en');
    act(() => setSubmission({ phase: 'failed', poster: null }));
    fireEvent.focus(caption());
    fireEvent.blur(caption());
    expect(screen.getByRole('alert')).toBeVisible();

    type('I dream anew');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
