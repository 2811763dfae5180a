import { locales } from '@/lib/i18n/locales';
import { contents, palette } from '@/scripts/art/drawn-content';
import { bar } from '@/scripts/art/path';
import { poster } from '@/scripts/art/scene';
import { filled } from '@/scripts/art/svg';

const SHEET = { width: 1280, height: 720, ground: 656 };

/**
 * The picture in place of a video. The play button covers the middle, so the sun stays below it and
 * no cards are near; its words are those that all languages share, if there are any.
 */
export function videoPlaceholder() {
  const shared = contents.en.march_words.filter((word) =>
    locales.every((locale) => contents[locale].march_words.includes(word)),
  );
  const { width, height, ground } = SHEET;
  return poster(SHEET, {
    inks: 'night',
    sun: 640,
    radius: 172,
    count: 21,
    enlarge: 1.5,
    scale: 1.2,
    words: [...new Set(shared.length > 0 ? shared : contents.en.march_words)],
    marchers:
      'dress cap scarf hat child robe afro elder chair scarf dress cap afro hat robe child dress',
    below: filled(bar(0, ground, width, height - ground), palette.nightNear),
  });
}
