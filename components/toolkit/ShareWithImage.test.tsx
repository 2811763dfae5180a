import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareWithImage } from './ShareWithImage';

const shown = (
  <ShareWithImage
    text="Make it $15."
    picture="/images/kit.png"
    name="kit.png"
    label="Share with image"
  />
);

afterEach(() => vi.unstubAllGlobals());

test('a device without a share sheet for pictures is not offered one', () => {
  render(shown);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the picture and the text are handed on together', async () => {
  const share = vi.fn().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', Object.assign(navigator, { canShare: () => true, share }));
  const answer = { ok: true, blob: async () => new Blob(['bytes'], { type: 'image/png' }) };
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(answer));
  render(shown);

  await userEvent.click(screen.getByRole('button', { name: 'Share with image' }));

  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  const [{ files, text }] = share.mock.calls[0] ?? [];
  expect(text).toBe('Make it $15.');
  expect(files[0].name).toBe('kit.png');
  expect(fetch).toHaveBeenCalledOnce();
});
