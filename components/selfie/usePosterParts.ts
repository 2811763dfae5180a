import { useMemo } from 'react';
import { useContent } from '@/components/providers/ContentProvider';
import { photoOf } from '@/lib/selfie/capture';
import { type PosterWords, pictureOf, posterParts } from '@/lib/selfie/poster-parts';
import type { PosterPicture, SelfiePosterParts } from '@/lib/selfie/selfie-poster.browser';
import { useSelfie } from '@/lib/selfie/state';

/** The campaign's own words on a poster. */
export function usePosterWords(): PosterWords {
  const { selfies_title: title, selfies_default_caption: defaultCaption } = useContent().values;
  return useMemo(() => ({ title, defaultCaption }), [title, defaultCaption]);
}

/** What is on the poster now. */
export function usePosterParts(): SelfiePosterParts {
  const picture = usePicture();
  const words = usePosterWords();
  const caption = useSelfie((selfie) => selfie.caption);
  const layout = useSelfie((selfie) => selfie.layout);
  const finish = useSelfie((selfie) => selfie.finish);

  return useMemo(
    () => posterParts(picture, { caption, layout, finish }, words),
    [picture, caption, layout, finish, words],
  );
}

/** The picture on the poster now; null while there is none. */
export function usePicture(): PosterPicture | null {
  const photo = useSelfie(({ capture }) => photoOf(capture));
  const framing = useSelfie((selfie) => selfie.framing);
  const isWordsAlone = useSelfie((selfie) => selfie.isWordsAlone);

  return useMemo(() => pictureOf(photo, { framing, isWordsAlone }), [photo, framing, isWordsAlone]);
}
