import { clockNow } from '../../../dates/build-clock';
import { at, rulesFor, warn } from './rule';

/** Beyond these the letters on the card of a shared link are too small to read on a phone. */
const HEADLINE = { letters: 120, longest: 20 };

export const siteRules = [
  rulesFor('site', {
    'site.headline': warn(({ intro_title = '' }) => {
      const headline = intro_title.trim();
      const word = Math.max(...headline.split(/\s+/).map(({ length }) => length));
      const isShort = headline.length <= HEADLINE.letters && word <= HEADLINE.longest;
      return !isShort && at('intro_title', { count: headline.length, word, ...HEADLINE });
    }),
    'site.notice-over': warn(
      ({ notice }) => Date.parse(notice?.until ?? '') <= clockNow() && at(['notice', 'until']),
    ),
  }),
];
