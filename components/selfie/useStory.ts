import { useEffect, useState } from 'react';
import {
  createSelfiePoster,
  type FinishedParts,
  type SelfiePoster,
} from '@/lib/selfie/selfie-poster.browser';

/** The same poster for stories, made once it is wanted; null until it is there, or where it failed. */
export function useStory(parts: FinishedParts, isWanted: boolean) {
  const [story, setStory] = useState<SelfiePoster | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let poster: SelfiePoster | null = null;
    let isUnmounted = false;
    const free = () => poster && URL.revokeObjectURL(poster.url);
    createSelfiePoster(parts, 'story').then(
      (finished) => {
        poster = finished;
        if (isUnmounted) free();
        else setStory(finished);
      },
      () => setHasFailed(true),
    );
    return () => {
      isUnmounted = true;
      setStory(null);
      free();
    };
  }, [parts, isWanted]);

  return { story, hasFailed };
}
