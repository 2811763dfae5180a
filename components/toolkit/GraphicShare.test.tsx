import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { publicConfig } from '@/lib/config/public-config';
import { messagesOf } from '@/lib/messages/messages';
import { renderIn } from '@/tests/support/renderIn';
import { GraphicShare } from './GraphicShare';

const { toolkit: t } = messagesOf('en');
const picture = { address: '/images/kit.png', name: 'kit.png', title: 'Fifteen' };
const page = `${publicConfig.site_url}/toolkit/fifteen`;
const show = () =>
  renderIn('en', <GraphicShare text="Make it $15." url={page} picture={picture} place="first" />);

test('a device without a share sheet for pictures has none, and is shown how WhatsApp gets them', () => {
  show();

  expect(screen.queryByRole('button', { name: t.shareSheet })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: `${t.save} : Fifteen` })).toHaveAttribute('download');
  expect(screen.getByText(t.whatsappText)).toBeVisible();
});

describe('where the device shares pictures', () => {
  const share = vi.fn();
  const answer = { ok: true, blob: async () => new Blob(['bytes'], { type: 'image/png' }) };
  const fetch = vi.fn();
  const press = () => userEvent.click(screen.getByRole('button', { name: t.shareSheet }));

  beforeEach(() => {
    share.mockReset().mockResolvedValue(undefined);
    fetch.mockReset().mockResolvedValue(answer);
    const canShare = ({ files }: ShareData) => files?.[0]?.type === 'image/png';
    vi.stubGlobal('navigator', Object.assign(navigator, { canShare, share }));
    vi.stubGlobal('fetch', fetch);
    history.replaceState(null, '', '?source=kairos-center');
    show();
  });
  afterEach(() => history.replaceState(null, '', '/'));

  test('Share hands the picture on with the text, its page and the partner’s code in it', async () => {
    await press();

    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const [{ files, text }] = share.mock.calls[0] ?? [];
    expect(text).toBe(`Make it $15. ${page}?source=kairos-center`);
    expect(files[0].name).toBe('kit.png');
    expect(fetch).toHaveBeenCalledOnce();
    expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement();
  });

  test.each([
    ['the line is dead', () => fetch.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['it is not there', () => fetch.mockResolvedValue({ ok: false, status: 404 })],
  ])('says that the picture did not come, until a press brings it: %s', async (_why, arrange) => {
    arrange();
    await press();
    expect(await screen.findByText(t.pictureFailed)).toBeVisible();
    expect(share).not.toHaveBeenCalled();

    fetch.mockResolvedValue(answer);
    await press();
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toBeEmptyDOMElement());
    expect(share).toHaveBeenCalledOnce();
  });

  test.each([
    ['says that a press is too old', 'NotAllowedError', t.shareFailed.replace('{save}', t.save)],
    ['says nothing when the visitor closes the sheet', 'AbortError', ''],
  ])('%s, and keeps the picture', async (_, name, words) => {
    share.mockRejectedValue(new DOMException('', name));
    await press();
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(words);

    await press();
    await waitFor(() => expect(share).toHaveBeenCalledTimes(2));
    expect(fetch).toHaveBeenCalledOnce();
  });
});
