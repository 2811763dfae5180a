import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Modals } from '@/components/shell/ModalTable';
import { publicConfig } from '@/lib/config/public-config';
import type { Locale } from '@/lib/i18n/locales';
import { messagesOf } from '@/lib/messages/messages';
import { showModal } from '@/lib/modals/state';
import { connectServices } from '@/tests/support/call-form';
import { renderIn, withoutScripts } from '@/tests/support/renderIn';
import { CallScreen } from './CallScreen';
import { HomeScreen } from './HomeScreen';
import { LetterScreen } from './LetterScreen';
import { RsvpScreen } from './RsvpScreen';
import { SelfieScreen } from './SelfieScreen';
import { ToolkitScreen } from './ToolkitScreen';

const { archived, call, closed } = messagesOf('en');

beforeEach(() => () => {
  publicConfig.isArchived = false;
});

test.each<[what: string, ComponentType<{ locale: Locale }>, whileOpen: string, says: string]>([
  ['call form', CallScreen, 'form[method="post"]', call.closed],
  ['letter', LetterScreen, '#open-letter a[target]', closed.letter],
  ['RSVP', RsvpScreen, '#moral-monday a[target]', closed.event],
  ['call after it', RsvpScreen, 'a[href="#call-form"], a[href="/call"]', closed.event],
  ['photo booth', SelfieScreen, '#selfie noscript', closed.selfie],
  ['way to the print kit', ToolkitScreen, 'main a[href="/print"]', archived.message],
  ['players, reminders and signing', HomeScreen, '[data-scripted]', archived.message],
])('an archived site has no %s, and says so', (_, Screen, whileOpen, says) => {
  connectServices();
  for (const isArchived of [false, true]) {
    publicConfig.isArchived = isArchived;
    const { body } = withoutScripts('en', <Screen locale="en" />);
    expect(body.querySelector(whileOpen) === null).toBe(isArchived);
    expect(body.textContent?.includes(says)).toBe(isArchived);
  }
});

test('an archived selfie modal has a sentence, and no form', async () => {
  publicConfig.isArchived = true;
  renderIn('en', <Modals />);
  act(() => showModal('selfie-form'));
  expect(await screen.findByText(closed.selfie)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
