import { create } from 'zustand';

/** The name of the video that was started last; two never play at once. */
const usePlaying = create<{ name: string | null }>(() => ({ name: null }));

/** Says that a video starts, so that any other one stops. */
export function startPlaying(name: string): void {
  usePlaying.setState({ name });
}

/** Calls `stop` when a video of another name starts; returns the undoing. */
export function onOtherVideo(name: string, stop: () => void): () => void {
  return usePlaying.subscribe((playing) => {
    if (playing.name !== name) stop();
  });
}
