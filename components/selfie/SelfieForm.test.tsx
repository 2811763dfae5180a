import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FormTextsProvider } from '@/components/modals/FormTextsProvider';
import SelfieFormModal from '@/components/modals/SelfieFormModal';
import { setSubmission, useSelfie } from '@/lib/state/selfie';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { modalTextsIn } from '@/tests/support/texts';

// jsdom has no canvas
vi.mock('@/lib/browser/poster', () => ({
  drawPoster: () => {},
  displayFontReady: () => Promise.resolve(),
}));

const visitor = userEvent.setup({ delay: null });

beforeEach(newVisit);

function open(
  locale: 'en' | 'es',
  change: Partial<ReturnType<typeof modalTextsIn>['selfie']> = {},
) {
  const texts = modalTextsIn(locale);
  return renderIn(
    locale,
    <FormTextsProvider texts={{ ...texts, selfie: { ...texts.selfie, ...change } }}>
      <SelfieFormModal />
    </FormTextsProvider>,
  );
}

describe('the selfie form', () => {
  test.each([
    ['en', 'Your dream or prayer', 'Upload', '56 characters left'],
    ['es', 'Su sueño o su oración', 'Subir foto', 'quedan 56 caracteres'],
  ] as const)(
    'without a webcam offers upload and a caption, in %s',
    (locale, label, upload, left) => {
      open(locale);
      expect(screen.getByRole('textbox', { name: label })).toHaveAccessibleDescription(
        expect.stringContaining(left),
      );
      expect(screen.getByRole('button', { name: upload })).toBeVisible();
      expect(
        screen.queryByRole('button', { name: /Take Photo|Tomar foto/ }),
      ).not.toBeInTheDocument();
    },
  );

  test('does not send without a photo, and says so', async () => {
    open('en');
    const submit = screen.getByRole('button', { name: /my p/ });
    expect(submit).toHaveAttribute('aria-disabled', 'true');
    await visitor.click(submit);
    expect(screen.getByText('Take or upload a photo first.')).toBeVisible();
    expect(useSelfie.getState().submission).toEqual({ phase: 'editing' });
  });
});

describe('the caption', () => {
  const caption = () => screen.getByRole('textbox', { name: 'Your dream or prayer' });
  const type = (value: string) => fireEvent.change(caption(), { target: { value } });

  test('is prefilled, and may be emptied', async () => {
    open('en');
    expect(caption()).toHaveValue(modalTextsIn('en').selfie.caption.fallback);
    await visitor.clear(caption());
    expect(caption()).toHaveValue('');
    expect(screen.getByText('140 characters left')).toBeVisible();
  });

  test.each([
    ['  I dream', 'I dream', '133 characters left'],
    ['a'.repeat(139), 'a'.repeat(139), '1 character left'],
    ['a'.repeat(150), 'a'.repeat(140), 'no characters left'],
  ])('%j becomes %j', (typed, kept, left) => {
    open('en');
    type('');
    type(typed);
    expect(caption()).toHaveValue(kept);
    expect(screen.getByText(left)).toBeVisible();
  });

  test('loses its trailing white space when the visitor leaves it', () => {
    open('en');
    type('I dream ');
    fireEvent.blur(caption());
    expect(caption()).toHaveValue('I dream');
  });

  test('looked at after a failure, and left as it was, leaves the failure standing', () => {
    open('en');
    act(() => setSubmission({ phase: 'failed', made: null, comment: 'x' }));
    fireEvent.focus(caption());
    fireEvent.blur(caption());
    expect(screen.getByRole('alert')).toBeVisible();

    type('I dream anew');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
