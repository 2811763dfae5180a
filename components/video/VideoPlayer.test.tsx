import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { VideoService } from '@/lib/content/model/video-services';
import { requestPlay } from '@/lib/video/playing';
import { renderIn } from '@/tests/support/renderIn';
import TrailerModal from './TrailerModal';
import { VideoPlayer } from './VideoPlayer';

const video = (service: VideoService) => ({ service, id: '7697', page: 'https://v.example/1' });
const show = (service: VideoService) =>
  renderIn(
    'es',
    <VideoPlayer name="one" video={video(service)} title="Moral Monday" lang="en-US" />,
  );
const poster = () => screen.queryByRole('button', { name: 'Reproducir: Moral Monday' });
const trailer = () => screen.queryByRole('button', { name: 'Reproducir: Ver el tráiler' });

describe('a video', () => {
  beforeEach(() => void vi.useFakeTimers());

  test('plays in a frame that has its title and the focus', () => {
    show('vimeo');
    fireEvent.click(poster() as HTMLElement);
    const player = screen.getByTitle('Moral Monday');
    expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/7697?dnt=1&autoplay=1');
    expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    expect(player).toHaveAttribute('lang', 'en-US');
    expect(player).toHaveFocus();
    expect(poster()).not.toBeInTheDocument();
  });

  test('that could start by itself does not, where no press has asked for it', () => {
    renderIn('es', <TrailerModal />);
    act(() => vi.advanceTimersByTime(10_000));
    expect(trailer()).toBeVisible();
  });

  test('that starts by itself does so 500 ms after a press brought the visitor here', () => {
    requestPlay('trailer');
    renderIn('es', <TrailerModal />);
    act(() => vi.advanceTimersByTime(499));
    expect(trailer()).toBeVisible();
    act(() => vi.advanceTimersByTime(1));
    expect(trailer()).not.toBeInTheDocument();
  });
});
