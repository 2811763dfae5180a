import { useMemo } from 'react';
import { useContent } from '@/components/providers/ContentProvider';
import { publicConfig } from '@/lib/public-config';
import { captionOr } from '@/lib/selfie/caption';
import { photoOf } from '@/lib/selfie/capture';
import type { SelfiePosterParts } from '@/lib/selfie/selfie-poster.browser';
import { useSelfie } from '@/lib/selfie/state';

/** What is on the poster now: the photo, the caption, the campaign's name and its address. */
export function usePosterParts(): SelfiePosterParts {
  const { content } = useContent();
  const photo = useSelfie(({ capture }) => photoOf(capture));
  const written = useSelfie((selfie) => selfie.caption);
  const layout = useSelfie((selfie) => selfie.layout);
  const finish = useSelfie((selfie) => selfie.finish);
  const caption = captionOr(written ?? '', content.selfies_default_caption);
  const title = content.selfies_title;

  return useMemo(
    () => ({
      photo,
      caption,
      layout,
      finish,
      title,
      address: new URL(publicConfig.site_url).host,
    }),
    [photo, caption, layout, finish, title],
  );
}
