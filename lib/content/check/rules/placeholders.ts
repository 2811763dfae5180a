import type { Message } from '../../schema/expected';
import { allSources, type ContentFiles } from '../files/content-files';
import { textsIn } from '../files/json-path';
import { nearest } from '../files/nearest';
import type { Issue } from '../files/reported-issue';

/** The placeholders that the site fills in, by the key whose text may hold them. */
const placeholders: Record<string, readonly string[]> = {
  open_graph_title: ['{name}', '{dates}', '{question}'],
  open_graph_description: ['{name}', '{dates}', '{question}'],
  place_question: ['{place}', '{names}'],
  footer_contact_info: ['{year}', '{email}', '{name}', '{dates}'],
  scorecard_tweet_yea: ['__HANDLE__'],
  scorecard_tweet_nay: ['__HANDLE__'],
  scorecard_mail_subject: ['__HANDLE__'],
  scorecard_mail_body: ['__HANDLE__'],
};

/** Whatever looks like a placeholder, whole or cut off; in a call script also the square ones. */
const CANDIDATE = /\{[^{}\n]{0,20}\}|[{}]|_{1,2}[A-Z]{3,}_{1,2}|\[inserte? [^\]]*\]/g;

function unknownPlaceholder(candidate: string, known: readonly string[]): Message {
  if (candidate.startsWith('[')) {
    const round = candidate.replace('[', '(').replace(']', ')');
    return { en: `round brackets: ${round}`, es: `paréntesis: ${round}` };
  }
  const meant = nearest(candidate, known) ?? (known.length === 1 ? known[0] : undefined);
  if (meant) {
    return {
      en: `${meant}, which the site fills in; "${candidate}" would be shown as it is`,
      es: `${meant}, que el sitio completa; "${candidate}" se vería tal cual`,
    };
  }
  return known.length > 0
    ? {
        en: `one of ${known.join(', ')}; "${candidate}" would be shown as it is`,
        es: `uno de estos: ${known.join(', ')}; "${candidate}" se vería tal cual`,
      }
    : {
        en: `no placeholder: this text has none, and "${candidate}" would be shown as it is`,
        es: `ningún marcador: este texto no los lleva, y "${candidate}" se vería tal cual`,
      };
}

/** Placeholders that nothing fills in. */
export function placeholderRules(files: ContentFiles): Issue[] {
  return allSources(files).flatMap(({ file, value }) =>
    textsIn(value).flatMap(({ path, text }) => {
      const known = placeholders[String(path[0])] ?? [];
      const unknown = (text.match(CANDIDATE) ?? []).find((each) => !known.includes(each));
      return unknown ? [{ file, path, expected: unknownPlaceholder(unknown, known) }] : [];
    }),
  );
}
