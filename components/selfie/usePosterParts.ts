import { useMemo } from 'react';
import { useContent } from '@/components/providers/ContentProvider';
import { publicConfig } from '@/lib/config/public-config';
import { captionOr } from '@/lib/selfie/caption';
import { photoOf } from '@/lib/selfie/capture';
import type { PosterPicture, SelfiePosterParts } from '@/lib/selfie/selfie-poster.browser';
import { useSelfie } from '@/lib/selfie/state';

export function usePosterParts(): SelfiePosterParts {
  const picture = usePicture();
  const { selfies_title: title, selfies_default_caption: defaultCaption } = useContent().values;
  const caption = useSelfie((selfie) => captionOr(selfie.caption ?? '', defaultCaption));
  const finish = useSelfie((selfie) => selfie.finish);

  return useMemo(() => {
    const address = new URL(publicConfig.site_url).host;
    return { picture, caption, finish, title, address };
  }, [picture, caption, finish, title]);
}

/** `words` for words alone; null without these and without a photo. */
export function usePicture(): PosterPicture | null {
  const photo = useSelfie(({ capture }) => photoOf(capture));
  const framing = useSelfie((selfie) => selfie.framing);
  const isWordsAlone = useSelfie((selfie) => selfie.isWordsAlone);

  return useMemo(
    () => (isWordsAlone ? 'words' : photo && { photo, framing }),
    [photo, framing, isWordsAlone],
  );
}
