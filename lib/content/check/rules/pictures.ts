import { cardPath, graphicPath } from '../../../addresses/paths';
import { locales } from '../../../i18n/locales';
import { isOwnPicture } from '../../../pictures/own-picture';
import type { CheckCode, Finding, Params } from '../../model/issue';
import type { ContentFiles } from '../files/content-files';
import { textsIn } from '../files/json-path';
import type { PublicFiles } from '../files/public-folder';
import { at, type Entry, entriesIn, rulesFor } from './rule';

/** The size of the pictures that networks show beside a link. */
const SHARE_SIZE = '1200 630';

export const drawnPictures = (toolkit: readonly { graphic?: unknown; image?: unknown }[]) =>
  new Set<unknown>([
    '/images/video-placeholder.png',
    ...locales.flatMap((locale) => [
      `/images/share-${locale}.png`,
      ...['', '-2', '-3'].map((end) => `/images/selfie-sample${end}-${locale}-640.webp`),
      ...['/letter', '/rsvp', '/selfie'].map((path) => cardPath(locale, path)),
    ]),
    ...toolkit.flatMap(({ graphic, image }) => (graphic ? [image] : [])),
  ]);

function fileFault(picture: string, files: PublicFiles): [CheckCode, Params] | null {
  if (files.isPlainFile(picture)) return files.isPicture(picture) ? null : ['picture.false', {}];
  const listed = files.listedPath(picture);
  if (!listed || listed === picture) return ['picture.missing', { picture }];
  return ['picture.capitals', { listed, example: JSON.stringify(listed) }];
}

/** Pictures that are missing or unreadable, and symbolic links, which would publish their target. */
function publicFiles(content: ContentFiles): Finding[] {
  const { publicFiles: files } = content;
  if (!files) return [];
  const drawn = drawnPictures(
    locales.flatMap((locale) => entriesIn(content, 'toolkit', locale).map(({ entry }) => entry)),
  );
  const links = files.links().map((file): Finding => ({ file, path: [], code: 'file.link' }));
  const wrong = content.files.flatMap(({ file, value, parsed }) =>
    textsIn(value).flatMap(({ path, text }): Finding[] => {
      if (!isOwnPicture(text) || drawn.has(text)) return [];
      const [code, params] = fileFault(text, files) ?? [];
      // its schema's own error comes first
      if (!code || !params || (code === 'picture.false' && parsed === undefined)) return [];
      return [{ file, path, code, params }];
    }),
  );
  return [...links, ...wrong];
}

/** The words of a toolkit graphic without its foot, in the order they are drawn. */
const wordsDrawn = (graphic: NonNullable<Entry<'toolkit'>['graphic']>) =>
  graphic.ground === 'gold'
    ? [...graphic.claim, ...graphic.demand]
    : [graphic.headline, graphic.date, ...graphic.plan];
const splitWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** What an alternative text must not leave out: numbers, and words that carry meaning. */
const isTelling = (word: string) => /\d/.test(word) || word.length >= 4;

/** By list, the key of a picture; one of another host is not shown. */
const pictureKeys = {
  toolkit: 'image',
  livestreams: 'thumbnail',
  letters: 'photo',
  partners: 'logo',
} as const;
const ofOtherHosts = Object.entries(pictureKeys).map(([list, key]) =>
  rulesFor(list as keyof typeof pictureKeys, {
    'warning.picture.elsewhere': (entry: Record<string, unknown>) => {
      const isElsewhere = Boolean(entry[key]) && !isOwnPicture(String(entry[key]));
      return isElsewhere && entry.visible !== false && at(key, { list });
    },
  }),
);

export const pictureRules = [
  publicFiles,
  ...ofOtherHosts,
  rulesFor('site', {
    'picture.share-size': ({ open_graph_image: picture = '' }, { files: { publicFiles } }) => {
      if (!publicFiles?.isPlainFile(picture) || !publicFiles.isPicture(picture)) return null;
      const { width = 0, height = 0 } = publicFiles.sizeOf(picture) ?? {};
      const size = `${width} ${height}`;
      return size !== SHARE_SIZE && at('open_graph_image', { picture, width, height });
    },
  }),
  rulesFor('toolkit', {
    'picture.drawn': ({ id, image, graphic }, { locale }) => {
      const picture = id && graphicPath(locale, id);
      return graphic && picture && image !== picture && at('image', { picture });
    },
    'picture.unsaid': ({ id, image, image_alt = '', graphic }, { locale }) => {
      if (!graphic || !id || image !== graphicPath(locale, id)) return null;
      const described = new Set(splitWords(image_alt));
      const unsaid = wordsDrawn(graphic).flatMap(splitWords).filter(isTelling);
      const words = unsaid.filter((word) => !described.has(word)).join(', ');
      return words && at('image_alt', { words });
    },
  }),
];
