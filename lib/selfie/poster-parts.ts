import { publicConfig } from '@/lib/config/public-config';
import { captionOr } from './caption';
import type { FramedPhoto } from './framed-photo.browser';
import type { PosterPicture, SelfiePosterParts } from './selfie-poster.browser';
import type { Selfie } from './state';

/** The campaign's own words: its name on the poster, and what stands for a caption that is empty. */
export type PosterWords = { title: string; defaultCaption: string };

/** The photo as it is framed, or that there are words alone; null while there is neither. */
export function pictureOf(
  photo: FramedPhoto['photo'] | null,
  { framing, isWordsAlone }: Pick<Selfie, 'framing' | 'isWordsAlone'>,
): PosterPicture | null {
  return isWordsAlone ? 'words' : photo && { photo, framing };
}

/** What is on the poster: the picture, the caption, the campaign's name and its address. */
export function posterParts(
  picture: PosterPicture | null,
  { caption, layout, finish }: Pick<Selfie, 'caption' | 'layout' | 'finish'>,
  { title, defaultCaption }: PosterWords,
): SelfiePosterParts {
  return {
    picture,
    caption: captionOr(caption ?? '', defaultCaption),
    layout,
    finish,
    title,
    address: new URL(publicConfig.site_url).host,
  };
}
