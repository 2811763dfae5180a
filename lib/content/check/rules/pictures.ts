import type { Locale } from '../../../i18n/locales';
import { locales } from '../../../i18n/locales';
import { graphicPath } from '../../../paths';
import { isOwnPicture } from '../../../pictures/own-picture';
import { lackingLetters } from '../../../poster-letters';
import { drawingsOf } from '../../drawings';
import { same } from '../../schema/expected';
import { isHtmlAt, type Path } from '../../schema/json-schema';
import { plainText } from '../../schema/sanitize';
import { allSources, both, type ContentFiles, type PublicFiles } from '../files/content-files';
import { type Entry, entriesOf, textOf, textsIn, valueAt } from '../files/json-path';
import { codeOf, type Issue } from '../files/reported-issue';
import type { SourceFile } from '../files/source-file';

/** What the networks show beside a link. */
const SHARE_SIZE = { width: 1200, height: 630 };

/** What a toolkit graphic says beside its foot, in the order in which it is drawn. */
const drawnKeys = ['headline', 'date', 'plan', 'claim', 'demand'];

const tableOf = (source: SourceFile | undefined): Entry =>
  source?.value && typeof source.value === 'object' ? (source.value as Entry) : {};

/** What a build draws from what the content says. */
function drawingsIn({ campaign, en, ...others }: ContentFiles) {
  const sourcesOf = (locale: Locale) => (locale === 'en' ? en : others[locale]);
  const written = locales.filter((locale) => locale === 'en' || sourcesOf(locale).site);
  const by = <T>(make: (sources: Record<string, SourceFile>) => T) =>
    Object.fromEntries(written.map((locale) => [locale, make(sourcesOf(locale))]));
  return drawingsOf({
    campaign: tableOf(campaign),
    sites: by(({ site }) => ({ ...tableOf(en.site), ...tableOf(site) })),
    toolkits: by(({ toolkit }) => entriesOf(toolkit).map(({ entry }) => entry)),
    targets: by(({ targets }) => tableOf(targets ?? en.targets)),
  });
}

/** The addresses of those pictures. */
const drawnPictures = (content: ContentFiles) =>
  new Set(drawingsIn(content).map(({ picture }) => `/${picture}`));

/** Words of a drawing with letters that its face lacks, in the file that says them. */
function unlettered(content: ContentFiles): Issue[] {
  return drawingsIn(content).flatMap(({ locale, from: { inks, ...from }, entry }) => {
    const files = [content[locale as Locale], content.en];
    return textsIn(from).flatMap(({ path: key, text }): Issue[] => {
      const name = entry === undefined ? (key[0] === 'targets' ? key[0] : 'site') : 'toolkit';
      const path = entry === undefined ? key : [entry, ...key];
      const source = files.find((each) => valueAt(each[name]?.value, path) === text)?.[name];
      const words = isHtmlAt(name, path) ? plainText(text) : text;
      // control characters and halves are refused already
      const lacking = lackingLetters(words.replace(/[\p{Cc}\p{Cs}\p{Co}]/gu, ' '));
      const found = lacking.map(
        (letter) => `“${letter}” (${Array.from(letter, codeOf).join(' ')})`,
      );
      if (!source || found.length === 0) return [];
      return [{ file: source.file, path, found: found.join(', '), expected: OTHER_LETTERS }];
    });
  });
}

const OTHER_LETTERS = {
  en: 'letters that the poster face has, since pictures are drawn with these words: put words in place of the sign, or leave it out',
  es: 'letras que tenga la tipografía de los carteles, porque estas palabras van en imágenes: ponga palabras en lugar del signo o quítelo',
};

function missingPictures(content: ContentFiles, files: PublicFiles): Issue[] {
  const drawn = drawnPictures(content);
  return allSources(content).flatMap(({ file, value }) =>
    textsIn(value)
      .filter(({ text }) => isOwnPicture(text) && !drawn.has(text) && !files.isPlainFile(text))
      .map(({ path, text }) => {
        const listed = files.listedPath(text);
        if (listed && listed !== text) {
          const expected = {
            en: `"${listed}", as the file is called: web hosts tell capitals from small letters`,
            es: `"${listed}", como se llama el archivo: los servidores web distinguen mayúsculas y minúsculas`,
          };
          return { file, path, expected, example: JSON.stringify(listed) };
        }
        const expected = {
          en: `a picture that is there, as a file of its own: put it into the site’s folder as public${text}, or correct its name`,
          es: `una imagen que esté ahí, como archivo propio: póngala en la carpeta del sitio como public${text}, o corrija su nombre`,
        };
        return { file, path, expected };
      }),
  );
}

/** Files at the place of a picture that are none, such as a PDF, or a drawing that may carry scripts. */
function falsePictures(content: ContentFiles, files: PublicFiles): Issue[] {
  const drawn = drawnPictures(content);
  const sources = allSources(content).filter(({ file }) => !content.refused.has(file));
  return sources.flatMap(({ file, value }) =>
    textsIn(value)
      .filter(
        ({ text }) =>
          isOwnPicture(text) &&
          !drawn.has(text) &&
          files.isPlainFile(text) &&
          !files.isPicture(text),
      )
      .map(({ path }) => ({ file, path, expected: NO_PICTURE })),
  );
}

const NO_PICTURE = {
  en: 'a picture: a JPEG, PNG, WebP, GIF or AVIF. This file is something else, whatever its name says: open it in a picture program and save it as one of these',
  es: 'una imagen: JPEG, PNG, WebP, GIF o AVIF. Este archivo es otra cosa, diga lo que diga su nombre: ábralo en un programa de imágenes y guárdelo como una de estas',
};

const LINK = {
  found: { en: 'a symbolic link', es: 'un enlace simbólico' },
  expected: {
    en: 'a file or a folder of its own: everything in here is published, and a link would publish what it leads to on the machine that builds the site; copy the file here instead',
    es: 'un archivo o una carpeta propios: todo lo de aquí se publica, y un enlace publicaría aquello a lo que lleva en la máquina que construye el sitio; copie aquí el archivo',
  },
};

function shareSize(content: ContentFiles, files: PublicFiles): Issue[] {
  return both(content, 'site').flatMap(({ source: { file, value } }) => {
    const path = ['open_graph_image'];
    const image = textOf((value as Entry)[path[0] ?? '']);
    if (!isOwnPicture(image) || !files.isPlainFile(image) || !files.isPicture(image)) return [];
    const size = files.sizeOf(image);
    if (size?.width === SHARE_SIZE.width && size.height === SHARE_SIZE.height) return [];
    const [en, es] = size
      ? [`${size.width} by ${size.height} pixels`, `${size.width} por ${size.height} píxeles`]
      : ['no PNG, JPEG or WebP', 'ni PNG, ni JPEG, ni WebP'];
    const expected = {
      en: 'a picture of 1200 by 630 pixels, which the networks show whole',
      es: 'una imagen de 1200 por 630 píxeles, que las redes muestran entera',
    };
    const found = { en: `${image}: ${en}`, es: `${image}: ${es}` };
    return [{ file, path, found, expected }];
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** What an alternative text must not leave out: numbers, and words that carry something. */
const isTelling = (word: string) => /\d/.test(word) || word.length >= 4;

/** The words of a graphic that its alternative text lacks. */
function unsaidWords(graphic: Entry, alt: string): string[] {
  const said = new Set(wordsOf(alt));
  const drawn = drawnKeys.flatMap((key) => [graphic[key]].flat()).map(textOf);
  return drawn.flatMap(wordsOf).filter((word) => isTelling(word) && !said.has(word));
}

function graphicIssues(
  locale: string,
  { id, image, image_alt, graphic }: Entry,
): { path: Path; expected: Issue['expected']; causedBy?: string }[] {
  if (!graphic || typeof graphic !== 'object' || typeof id !== 'string') return [];
  const picture = graphicPath(locale, id);
  if (image !== picture) {
    const expected = same(`"${picture}"`);
    expected.en += ', as which the lines under graphic are drawn; or leave the picture out';
    expected.es += ', que se dibuja con las líneas de graphic; o quite la imagen';
    return [{ path: ['image'], expected, causedBy: 'id' }];
  }
  const unsaid = unsaidWords(graphic as Entry, textOf(image_alt)).join(', ');
  if (!unsaid) return [];
  const expected = {
    en: `a description that says what the picture says; it lacks: ${unsaid}`,
    es: `una descripción que diga lo que dice la imagen; le falta: ${unsaid}`,
  };
  return [{ path: ['image_alt'], expected }];
}

function graphics(files: ContentFiles): Issue[] {
  return both(files, 'toolkit').flatMap(({ locale, source }) =>
    entriesOf(source).flatMap(({ index, entry }) =>
      graphicIssues(locale, entry).map(({ path, expected, causedBy }) => ({
        file: source.file,
        path: [index, ...path],
        expected,
        ...(causedBy && { cause: { file: source.file, path: [index, causedBy] } }),
      })),
    ),
  );
}

function inPublicFiles(content: ContentFiles, files: PublicFiles): Issue[] {
  const links = files.links().map((file) => ({ file, path: [], ...LINK }));
  return [
    ...links,
    ...missingPictures(content, files),
    ...shareSize(content, files),
    ...falsePictures(content, files),
  ];
}

/** Pictures that are missing, links, of another size, that are described in other words than they show, or cannot be drawn. */
export function pictureRules(files: ContentFiles): Issue[] {
  const { publicFiles } = files;
  return [
    ...(publicFiles ? inPublicFiles(files, publicFiles) : []),
    ...graphics(files),
    ...unlettered(files),
  ];
}
