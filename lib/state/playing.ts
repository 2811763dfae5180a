import { create } from 'zustand';

/** The name of the video that the visitor asked for last; two never play at once. */
const usePlaying = create<{ name: string | null }>(() => ({ name: null }));

/** Says that the visitor asked for a video: any other one stops. */
export function askForVideo(name: string): void {
  usePlaying.setState({ name });
}

export function isAskedFor(name: string): boolean {
  return usePlaying.getState().name === name;
}

/** Says that a video is gone from the page. */
export function forgetVideo(name: string): void {
  if (isAskedFor(name)) usePlaying.setState({ name: null });
}

/** Calls `stop` when another video is asked for; returns a cleanup function. */
export function onOtherVideo(name: string, stop: () => void): () => void {
  return usePlaying.subscribe((asked) => {
    if (asked.name !== null && asked.name !== name) stop();
  });
}
