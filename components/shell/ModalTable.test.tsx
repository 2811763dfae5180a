import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ContentProvider } from '@/components/providers/ContentProvider';
import { loadOrReload } from '@/lib/browser/reload';
import { useAttempts } from '@/lib/call/attempts';
import { saveFields } from '@/lib/call/visitor';
import { publicConfig } from '@/lib/config/public-config';
import { loadClientContent } from '@/lib/content/load';
import { htmlLangs } from '@/lib/i18n/locales';
import { type ModalName, modalNames } from '@/lib/modals/deep-links';
import { hideModal, keepMounted, releaseModal, showModal, useModal } from '@/lib/modals/state';
import { changeContent } from '@/tests/support/content';
import { newVisit } from '@/tests/support/new-visit';
import { renderInPage } from '@/tests/support/renderIn';
import { Modals } from './ModalTable';

vi.mock('@/lib/browser/reload', { spy: true });

const modals: Record<ModalName, [title: string, body: RegExp]> = {
  archived: ['This site has been archived.', /^Some functionality may be disabled/],
  'call-form': ['Thanks! Can you call?', /^You will get a suggestion of what to say/],
  'call-script': ['Calling you now...', /^Introduce yourself, be polite, and say:/],
  covid: ['COVID Protocols', /^These were the rules/],
  'moral-monday': ['Join the Next Moral Monday', /^Loading the form/],
  trailer: ['Watch the trailer', /^Watch on YouTube/],
  'selfie-form': ['Dreams for Democracy', /^Take a picture, write your dream/],
  'open-letter': ['Open Letters', /^Loading the form/],
};

function deploy(change: Partial<typeof publicConfig>) {
  const before = { ...publicConfig };
  Object.assign(publicConfig, change);
  onTestFinished(() => void Object.assign(publicConfig, before));
}

beforeEach(newVisit);

test.each(modalNames)('the modal host opens %s under its title, with its body', async (name) => {
  deploy({ hosts: { ...publicConfig.hosts, call: 'https://calls.example' } });
  const [title, body] = modals[name];
  renderInPage('en', <Modals />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => showModal(name));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(await screen.findByText(body)).toBeVisible();
});

test.each([
  ['covid', 'COVID Protocols', 'en-US'],
  ['open-letter', 'Open Letters', 'en-US'],
  ['selfie-form', 'Sueños de democracia', ''],
] as const)(
  'where Spanish lacks texts, the title of %s is %s in "%s"',
  async (name, title, lang) => {
    changeContent('es', { letter_title: undefined, covid: undefined });
    renderInPage('es', <Modals />);
    act(() => showModal(name));
    expect((await screen.findByRole('heading', { name: title, level: 2 })).lang).toBe(lang);
  },
);

test.each([
  ['timed-out', '27601', 'Your phone may still ring.'],
  ['refused', '27601', 'Your phone will not ring. Theirs can.'],
  // Puerto Rico has nobody in the Senate
  ['refused', '00901', 'Your phone will not ring.'],
] as const)(
  'the card strikes out that it calls after a call failed: %s in %s',
  async (cause, userLocation, instead) => {
    saveFields({ userLocation });
    useAttempts.setState({ attempt: { phase: 'failed', at: 0, cause } });
    renderInPage('en', <Modals />);
    act(() => showModal('call-script'));
    const title = await screen.findByRole('heading', { level: 2 });
    fireEvent.pointerDown(title);
    await waitFor(() => expect(title.textContent?.trim()).toBe(`Calling you now... ${instead}`));
    expect(title.querySelector('s')).toHaveTextContent('Calling you now...');
  },
);

test('the form of an event that is over names it, its day and its recording', async () => {
  const recording = '/es#livestream-march';
  const day = '19 de julio';
  const over = { endsAt: 0, day, time: '', title: 'March', lang: htmlLangs.en, recording };
  renderInPage(
    'es',
    <ContentProvider data={loadClientContent('es')} nextEvent={over}>
      <Modals />
    </ContentProvider>,
  );
  act(() => showModal('moral-monday'));
  const modal = within(await screen.findByRole('dialog', { name: 'March fue el 19 de julio.' }));
  expect(modal.getByText('March')).toHaveAttribute('lang', 'en-US');
  const links = await modal.findAllByRole('link');
  expect(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')])).toEqual([
    ['Ver la grabación', recording],
    ['Lo que sigue', '/es/rsvp'],
  ]);
});

test('the modal host keeps the frame of a letter in which something was typed, under other modals too', () => {
  renderInPage('en', <Modals />);
  act(() => showModal('open-letter'));
  const frame = document.querySelector('iframe');
  expect(frame).toBeVisible();
  act(() => keepMounted('open-letter'));
  for (const modal of ['covid', 'moral-monday', null] as const) {
    act(() => useModal.setState({ modal }));
    expect(frame).toBeInTheDocument();
    expect(frame).not.toBeVisible();
  }
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => showModal('open-letter'));
  expect(frame).toBeVisible();
  act(() => releaseModal('open-letter'));
  act(hideModal);
  expect(frame).not.toBeInTheDocument();
});

test('nothing opens for a shared link to a trailer that the campaign has no more', () => {
  history.replaceState(null, '', '/#trailer');
  deploy({ trailer_video_id: null });
  renderInPage('en', <Modals />);
  expect(useModal.getState().modal).toBeNull();
});

test('a selfie form that does not load says so, and the host asks for it anew the next time', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.mocked(loadOrReload).mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  // another test may have fetched it already
  vi.resetModules();
  const { Modals } = await import('./ModalTable');
  const { showModal } = await import('@/lib/modals/state');
  const { renderInPage } = await import('@/tests/support/renderIn');
  renderInPage('en', <Modals />);
  act(() => showModal('selfie-form'));
  expect(await screen.findByText(/^This didn’t load\./)).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  act(() => showModal('selfie-form'));
  expect(await screen.findByText(modals['selfie-form'][1])).toBeVisible();
});
