import { localePath, locales } from '../../../i18n/locales';
import { screenPaths } from '../../../routes';
import type { Message } from '../../schema/expected';
import { isHtmlAt } from '../../schema/json-schema';
import { isReservedId } from '../../schema/reserved-ids';
import { allowedTags, htmlReport, plainText } from '../../schema/sanitize';
import { allSources, both, type ContentFiles } from '../files/content-files';
import { entriesOf, textOf, textsIn, valueAt } from '../files/json-path';
import { nearest } from '../files/nearest';
import type { Issue } from '../files/reported-issue';

const listed = (parts: readonly string[]) => [...new Set(parts)].join(', ');

/** An address in a link that leads nowhere, or not where it should. */
function linkFault(href: string): { expected: Message; isWarning: boolean } | null {
  if (/^http:\/\//i.test(href)) {
    const secure = href.replace(/^http:/i, 'https:');
    const en = `${secure}: browsers warn of addresses with http; try whether it opens with https`;
    const es = `${secure}: los navegadores advierten de las direcciones con http; pruebe si abre con https`;
    return { expected: { en, es }, isWarning: true };
  }
  if (/^(https:\/\/[^\s]+|mailto:|tel:)/i.test(href)) return null;
  if (/^[a-z][\w+.-]*:(?!\d)/i.test(href) && !/^\w+\.\w/.test(href)) return null;
  const whole = href.includes('@')
    ? `mailto:${href}`
    : `https://${href.replace(/^\/\//, '') || 'example.org/'}`;
  return {
    expected: {
      en: `a whole address in the link: ${whole}; without https:// it leads to a page of this site that is not there`,
      es: `una dirección completa en el enlace: ${whole}; sin https:// lleva a una página de este sitio que no existe`,
    },
    isWarning: false,
  };
}

/** The ids that the content gives to parts of the pages. */
function anchorsOf(files: ContentFiles): Set<string> {
  const ids = both(files, 'toolkit').flatMap(({ source }) =>
    entriesOf(source).map(({ entry }) => textOf(entry.id)),
  );
  const sections = both(files, 'site').flatMap(({ source }) =>
    textsIn(valueAt(source.value, ['visible_sections'])).map(({ text }) => text),
  );
  return new Set(['letter', ...sections, ...ids]);
}

const isAnchor = (id: string, anchors: Set<string>) =>
  id === '' || anchors.has(id) || isReservedId(id) || id.startsWith('livestream-');

/** The page or file of this site that a link leads to, or what is wrong with its address. */
function ownLinkFault(href: string, anchors: Set<string>): Message | null {
  const { pathname: path, hash } = new URL(href, 'https://site.example');
  const id = hash.slice(1);
  const pages = locales.flatMap((locale) => screenPaths.map((each) => localePath(locale, each)));
  const isPage = pages.includes(path) || /\.\w+$/.test(path);
  if (isPage && isAnchor(id, anchors)) return null;
  const [wrong, known] = isPage
    ? [hash, [...anchors].map((each) => `#${each}`)]
    : [path, pages.filter((each) => !each.endsWith('/test'))];
  const meant = nearest(wrong, known);
  return {
    en: `${meant ? `perhaps ${meant}? ` : ''}a place that this site has, such as ${known.slice(0, 8).join(' ')}; "${wrong}" leads nowhere`,
    es: `${meant ? `¿quizá ${meant}? ` : ''}un lugar que este sitio tenga, como ${known.slice(0, 8).join(' ')}; "${wrong}" no lleva a ninguna parte`,
  };
}

function htmlIssues(html: string, anchors: Set<string>): Omit<Issue, 'file' | 'path'>[] {
  const { links, removed, repaired } = htmlReport(html);
  const addresses = links.flatMap(({ href }) => href ?? []);
  const faults = addresses.flatMap((found) => {
    if (/^(#|\/(?!\/))/.test(found)) {
      const expected = ownLinkFault(found, anchors);
      return expected ? [{ found, expected }] : [];
    }
    const fault = linkFault(found);
    return fault ? [{ found, ...fault }] : [];
  });
  const tags = allowedTags.map((tag) => `<${tag}>`).join(' ');
  return [
    ...faults,
    ...(removed.length > 0
      ? [
          {
            found: listed(removed),
            expected: {
              en: `HTML that the site allows (${tags}): what is named here was taken out, its words stay`,
              es: `HTML que el sitio admita (${tags}): lo que se nombra aquí se quitó; sus palabras quedan`,
            },
            isWarning: true,
          },
        ]
      : []),
    ...(repaired.length > 0
      ? [
          {
            found: listed(repaired),
            expected: {
              en: 'for each tag its end, in order, as in <p>One <b>word</b></p>: what is named here was opened or closed for you; look whether the page reads as you meant',
              es: 'para cada etiqueta su cierre, en orden, como en <p>Una <b>palabra</b></p>: lo que se nombra aquí se abrió o se cerró por usted; mire si la página se lee como quería',
            },
            isWarning: true,
          },
        ]
      : []),
  ];
}

/** HTML in a text that is shown as it is. */
function htmlInPlainText(text: string): Omit<Issue, 'file' | 'path'>[] {
  const entities = text.match(/&(#\d+|#x[\da-f]+|[a-z]+\d*);/gi) ?? [];
  for (const entity of entities) {
    const letter = plainText(`“${entity}”`).slice(1, -1);
    if (letter === entity) continue;
    const expected = {
      en: `“${letter}”, the letter itself, in place of ${entity}: no HTML is read in this text, and the code would be shown as it is`,
      es: `“${letter}”, el propio signo, en lugar de ${entity}: en este texto no se lee HTML y el código se vería tal cual`,
    };
    return [{ found: entity, expected }];
  }
  const [tag] = text.match(/<\/?(p|br|b|strong|i|em|u|a|ul|ol|li|span|h\d|div)\b[^>]*>/i) ?? [];
  if (!tag) return [];
  const expected = {
    en: 'no HTML: in this text the tag would be shown as it is',
    es: 'nada de HTML: en este texto la etiqueta se vería tal cual',
  };
  return [{ found: tag, expected, isWarning: true }];
}

/** Links that lead nowhere, HTML that is taken out or repaired, and HTML where none is read. */
export function htmlRules(files: ContentFiles): Issue[] {
  const anchors = anchorsOf(files);
  return allSources(files).flatMap(({ file, name, value }) =>
    textsIn(value).flatMap(({ path, text }) =>
      (isHtmlAt(name, path) ? htmlIssues(text, anchors) : htmlInPlainText(text)).map((issue) => ({
        file,
        path,
        ...issue,
      })),
    ),
  );
}
