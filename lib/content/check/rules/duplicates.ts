import { at, rulesFor } from './rule';

/** A name without case, spaces, punctuation and accents. */
const normalised = (name = '') =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What a list names twice. */
export const listRules = [
  rulesFor('partners', {
    'warning.partner.twice': ({ name }, { earlier }) => {
      const first = earlier.find((each) => normalised(each.name) === normalised(name));
      return normalised(name) && first?.name && at('name', { first: first.name });
    },
  }),
  ...(['news', 'letters'] as const).map((name) =>
    rulesFor(name, {
      'link.twice': ({ link }, { earlier }) => {
        const first = earlier.find((each) => link && each.link === link);
        return first && at('link', { title: first.title ?? '' });
      },
    }),
  ),
];
