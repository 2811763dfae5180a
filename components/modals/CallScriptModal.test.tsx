import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setAttempt, setSignUp } from '@/lib/state/call';
import { setVisitor } from '@/lib/state/visitor';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { CallScriptModal } from './CallScriptModal';

await vi.hoisted(async () => {
  const { copyWithoutSpanish } = await import('@/tests/support/bundle');
  vi.stubEnv('CONTENT_DIR', copyWithoutSpanish(['callpower_script']));
});

const show = (locale: 'en' | 'es' = 'en') => renderIn(locale, <CallScriptModal />);
const greeting = () => screen.getByText(/^Hello, my name is/);

beforeEach(newVisit);

describe('the call script', () => {
  test('says what to do now, and what to do after', () => {
    show();
    expect(screen.getByText('Introduce yourself, be polite, and say:')).toBeVisible();
    expect(
      screen.getByText('⚠️ If lines are busy, we may call you in a few minutes.'),
    ).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Done calling? Do these things, too!' }),
    ).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  test('leaves both blanks to a caller whose name is not known', () => {
    show();
    expect(greeting()).toHaveTextContent(/^Hello, my name is \(insert name\) and I live/);
    expect(greeting()).toHaveTextContent(/for Senator \(insert name\)\.$/);
  });

  test('says the caller’s name, and leaves the senator’s blank', () => {
    setVisitor({ name: 'Rosa <Díaz>' });
    show();
    expect(greeting()).toHaveTextContent(/^Hello, my name is Rosa <Díaz> and I live/);
    expect(greeting()).toHaveTextContent(/for Senator \(insert name\)\.$/);
  });

  test('is marked as English on a Spanish site that has none, with Spanish around it', () => {
    show('es');
    expect(greeting().closest('[lang]')).toHaveAttribute('lang', 'en-US');
    expect(screen.getByText('Preséntese, sea cortés y diga:').closest('[lang]')).toBeNull();
  });

  test('can be passed on: the call page’s own address', () => {
    show('es');
    const { searchParams } = new URL(
      screen.getByRole<HTMLAnchorElement>('link', { name: /^Compartir en Facebook/ }).href,
    );
    expect(searchParams.get('u')).toMatch(/\/es\/call$/);
    expect(screen.getByRole('link', { name: /^Tuitear ?\(se abre/ })).toHaveAttribute(
      'rel',
      'noopener',
    );
  });
});

describe('above the script', () => {
  test('nothing is said of a call that was placed', () => {
    setAttempt({ phase: 'placed' });
    show();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a failed call is said again, with its cause and the switchboard', () => {
    setAttempt({ phase: 'failed', cause: 'rate-limited' });
    show();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(
      /^We already called this number as many times as allowed\. Try again in an hour\./,
    );
    const switchboard = within(alert).getByRole('link', { name: '(202) 224-3121' });
    expect(switchboard).toHaveAttribute('href', 'tel:+12022243121');
    expect(alert.compareDocumentPosition(greeting())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

test.each([
  ['none', ''],
  ['sending', ''],
  ['sent', 'You are on the list. Thank you.'],
  ['failed', 'We could not put you on the list this time. Please try again later.'],
] as const)('a sign-up that is %s is spoken as "%s"', (signUp, words) => {
  setSignUp(signUp);
  show();
  const spoken = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(spoken.join('')).toBe(words);
});
