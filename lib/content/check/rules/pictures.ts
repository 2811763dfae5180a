import { type Locale, locales } from '../../../i18n/locales';
import { graphicPath } from '../../../paths';
import { isOwnPicture } from '../../../pictures/own-picture';
import { lackingLetters } from '../../../poster-letters';
import { drawingsOf } from '../../drawings';
import { fieldAt } from '../../fields';
import type { CheckCode, Finding, Params } from '../../model/issue';
import { plainText } from '../../model/sanitize';
import { allSources, type ContentFiles, type PublicFiles } from '../files/content-files';
import { entriesOf, numberOf, textsIn, valueAt } from '../files/json-path';
import type { SourceFile } from '../files/source-file';
import { at, type Entry, rulesFor, warn } from './rule';

/** What the networks show beside a link. */
const SHARE_SIZE = '1200 630';

const tableOf = (source: SourceFile | undefined) =>
  source?.value && typeof source.value === 'object' ? { ...source.value } : {};

/** What a build draws from what the content says. */
function drawingsIn(files: ContentFiles) {
  const written = locales.filter((locale) => locale === 'en' || files[locale].site);
  const by = <T>(make: (sources: Record<string, SourceFile>) => T) =>
    Object.fromEntries(written.map((locale) => [locale, make(files[locale])]));
  return drawingsOf({
    campaign: tableOf(files.campaign),
    sites: by(({ site }) => ({ ...tableOf(files.en.site), ...tableOf(site) })),
    toolkits: by(({ toolkit }) => entriesOf(toolkit).map(({ entry }) => entry)),
    targets: by(({ targets }) => tableOf(targets ?? files.en.targets)),
  });
}

/** Words of a drawing with letters that its face lacks, in the file that says them. */
function unlettered(content: ContentFiles): Finding[] {
  return drawingsIn(content).flatMap(({ locale, from: { inks, ...from }, entry }) => {
    const files = [content[locale as Locale], content.en];
    return textsIn(from).flatMap(({ path: key, text }): Finding[] => {
      const name = entry === undefined ? (key[0] === 'targets' ? key[0] : 'site') : 'toolkit';
      const path = entry === undefined ? key : [entry, ...key];
      const source = files.find((each) => valueAt(each[name]?.value, path) === text)?.[name];
      const words = fieldAt(name, path)?.type === 'html' ? plainText(text) : text;
      // control characters and halves are refused already
      const lacking = lackingLetters(words.replace(/[\p{Cc}\p{Cs}\p{Co}]/gu, ' '));
      const letters = lacking.map(
        (letter) => `“${letter}” (${Array.from(letter, numberOf).join(' ')})`,
      );
      if (!source || letters.length === 0) return [];
      const params = { found: letters.join(', ') };
      return [{ file: source.file, path, code: 'picture.letters', params }];
    });
  });
}

/** What is wrong with the file of a picture of the campaign's own; null where nothing is. */
function fileFault(picture: string, files: PublicFiles): [CheckCode, Params] | null {
  if (files.isPlainFile(picture)) return files.isPicture(picture) ? null : ['picture.false', {}];
  const listed = files.listedPath(picture);
  if (!listed || listed === picture) return ['picture.missing', { picture }];
  return ['picture.capitals', { listed, example: JSON.stringify(listed) }];
}

/** Pictures that are not there or are none, and symbolic links, which would publish what they lead to. */
function publicFiles(content: ContentFiles): Finding[] {
  const { publicFiles: files } = content;
  if (!files) return [];
  const drawn = new Set(drawingsIn(content).map(({ picture }) => `/${picture}`));
  const links = files.links().map((file): Finding => ({ file, path: [], code: 'file.link' }));
  const wrong = allSources(content).flatMap(({ file, value }) =>
    textsIn(value).flatMap(({ path, text }): Finding[] => {
      if (!isOwnPicture(text) || drawn.has(text)) return [];
      const [code, params] = fileFault(text, files) ?? [];
      // what its schema refuses has another name first
      if (!code || !params || (code === 'picture.false' && content.refused.has(file))) return [];
      return [{ file, path, code, params }];
    }),
  );
  return [...links, ...wrong];
}

/** What a toolkit graphic says beside its foot, in the order in which it is drawn. */
const wordsDrawn = (graphic: NonNullable<Entry<'toolkit'>['graphic']>) =>
  graphic.ground === 'gold'
    ? [...graphic.claim, ...graphic.demand]
    : [graphic.headline, graphic.date, ...graphic.plan];
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** What an alternative text must not leave out: numbers, and words that carry something. */
const isTelling = (word: string) => /\d/.test(word) || word.length >= 4;

/** A picture that is not ours, and so is not shown. */
const elsewhere = (key: string, picture: string | null | undefined) =>
  Boolean(picture) && !isOwnPicture(String(picture)) && at(key);

export const pictureRules = [
  publicFiles,
  unlettered,
  rulesFor('site', {
    'picture.share-size': ({ open_graph_image: picture = '' }, { files: { publicFiles } }) => {
      if (!isOwnPicture(picture) || !publicFiles?.isPlainFile(picture)) return null;
      if (!publicFiles.isPicture(picture)) return null;
      const { width = 0, height = 0 } = publicFiles.sizeOf(picture) ?? {};
      return (
        `${width} ${height}` !== SHARE_SIZE && at('open_graph_image', { picture, width, height })
      );
    },
  }),
  rulesFor('toolkit', {
    'picture.drawn': ({ id, image, graphic }, { locale }) => {
      const picture = id && graphicPath(locale, id);
      return graphic && picture && image !== picture && at('image', { picture });
    },
    'picture.unsaid': ({ id, image, image_alt = '', graphic }, { locale }) => {
      if (!graphic || !id || image !== graphicPath(locale, id)) return null;
      const said = new Set(wordsOf(image_alt));
      const unsaid = wordsDrawn(graphic).flatMap(wordsOf).filter(isTelling);
      const words = unsaid.filter((word) => !said.has(word)).join(', ');
      return words && at('image_alt', { words });
    },
    'picture.elsewhere-toolkit': warn(({ image }) => elsewhere('image', image)),
  }),
  rulesFor('livestreams', {
    'picture.elsewhere-livestreams': warn(
      ({ visible, thumbnail }) => Boolean(visible) && elsewhere('thumbnail', thumbnail),
    ),
  }),
  rulesFor('letters', {
    'picture.elsewhere-letters': warn(({ photo }) => elsewhere('photo', photo)),
  }),
  rulesFor('partners', {
    'picture.elsewhere-partners': warn(({ logo }) => elsewhere('logo', logo)),
  }),
];
