import { useMemo } from 'react';
import { useContent } from '@/components/providers/ContentProvider';
import { publicConfig } from '@/lib/public-config';
import { captionOr } from '@/lib/selfie/caption';
import { photoOf } from '@/lib/selfie/capture';
import type { PosterPicture, SelfiePosterParts } from '@/lib/selfie/selfie-poster.browser';
import { useSelfie } from '@/lib/selfie/state';

/** What is on the poster now: the photo or words alone, the caption, the campaign's name and its address. */
export function usePosterParts(): SelfiePosterParts {
  const { content } = useContent();
  const picture = usePicture();
  const written = useSelfie((selfie) => selfie.caption);
  const layout = useSelfie((selfie) => selfie.layout);
  const finish = useSelfie((selfie) => selfie.finish);
  const caption = captionOr(written ?? '', content.selfies_default_caption);
  const title = content.selfies_title;

  return useMemo(
    () => ({
      picture,
      caption,
      layout,
      finish,
      title,
      address: new URL(publicConfig.site_url).host,
    }),
    [picture, caption, layout, finish, title],
  );
}

/** The photo as it is framed, or that there are words alone; null while there is neither. */
export function usePicture(): PosterPicture | null {
  const photo = useSelfie(({ capture }) => photoOf(capture));
  const framing = useSelfie((selfie) => selfie.framing);
  const isWordsAlone = useSelfie((selfie) => selfie.isWordsAlone);

  return useMemo(() => {
    if (isWordsAlone) return 'words';
    return photo && { photo, framing };
  }, [photo, framing, isWordsAlone]);
}
