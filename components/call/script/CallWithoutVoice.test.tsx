import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SenatorsCallWithoutVoice } from '@/components/call/script/SenatorsCallWithoutVoice';
import { saveFields } from '@/lib/call/visitor';
import { messagesOf } from '@/lib/messages/messages';
import { visitor } from '@/tests/support/call-form';
import { newVisit } from '@/tests/support/new-visit';
import { renderIn } from '@/tests/support/renderIn';
import { stubSpeech } from '@/tests/support/speech';

const t = messagesOf('en').callCard.withoutVoice;
const press = (name: string) => visitor.click(screen.getByRole('button', { name }));

beforeEach(() => {
  newVisit();
  saveFields({ userLocation: '27601' });
});

test('who only presses gets through the whole script, in English, and can hold the line', async () => {
  const spoken = stubSpeech();
  const { unmount } = renderIn('es', <SenatorsCallWithoutVoice />);
  const es = messagesOf('es').callCard.withoutVoice;
  await press(es.first);
  expect(spoken).toEqual([t.deviceOpening]);
  expect(screen.getByText(es.deviceOpening)).toBeInTheDocument();
  const said = [];
  while (screen.queryByRole('button', { name: es.next })) {
    await press(es.next);
    said.push(...spoken);
  }
  expect(said.join(' ')).toMatch(/Burr or Tillis.*Thank you\.$/);
  expect(said.join(' ')).not.toContain('(insert');
  await press(es.wait);
  expect(spoken).toEqual([t.wait]);
  await press(es.repeat);
  expect(spoken).toEqual([t.wait]);
  await press(es.goodbye);
  expect(spoken).toEqual([t.goodbye]);
  await press(es.voicemail);
  expect(spoken.join(' ')).toMatch(/^Hello\. .*Thank you\.$/);
  unmount();
  expect(spoken).toEqual([]);
});

test('without an English voice the device says so, and shows each line', async () => {
  renderIn('en', <SenatorsCallWithoutVoice />);
  expect(screen.getByText(t.noVoice)).toBeInTheDocument();
  await press(t.first);
  await press(t.next);
  expect(screen.queryByText(t.deviceOpening)).not.toBeInTheDocument();
});

test('a relay reads who calls first, then the script with the state’s senators', () => {
  renderIn('en', <SenatorsCallWithoutVoice page="WV" />);
  const turns = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(turns[0]).toBe('This is a relay call. GA');
  expect(turns.join(' ')).toMatch(/Burr or Tillis/);
  expect(turns.at(-1)).toMatch(/Thank you\. GA$/);
});
