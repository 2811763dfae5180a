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
  const { finish, ...selfie } = useSelfie();
  const caption = captionOr(selfie.caption ?? '', defaultCaption);

  return useMemo(() => {
    const address = new URL(publicConfig.site_url).host;
    return { picture, caption, finish, title, address };
  }, [picture, caption, finish, title]);
}

/** `words` for words alone; null without these and without a photo. */
export function usePicture(): PosterPicture | null {
  const { capture, framing, isWordsAlone } = useSelfie();
  const photo = photoOf(capture);

  return useMemo(
    () => (isWordsAlone ? 'words' : photo && { photo, framing }),
    [photo, framing, isWordsAlone],
  );
}
