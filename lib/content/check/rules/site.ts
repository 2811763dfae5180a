import { clockNow } from '../../../dates/build-clock';
import { rallyKeys } from '../../../rally/rally-parts';
import { at, type Entry, rulesFor, tableIn } from './rule';

/** Beyond these the letters on the card of a shared link are too small to read on a phone. */
const HEADLINE = { letters: 120, longest: 20 };

const YEAR_MS = 366 * 86_400_000;

/** The reviews of the rally card's parts, each from its day's first moment anywhere on earth. */
const reviews = (site: Entry<'site'>) =>
  rallyKeys.flatMap((key) => {
    const day = site[key]?.reviewed_on;
    return day ? [{ at: [key, 'reviewed_on'], moment: Date.parse(`${day}T00:00:00+14:00`) }] : [];
  });

export const siteRules = rulesFor('site', {
  'warning.site.headline': ({ intro_title = '' }) => {
    const headline = intro_title.trim();
    const word = Math.max(...headline.split(/\s+/).map(({ length }) => length));
    const isShort = headline.length <= HEADLINE.letters && word <= HEADLINE.longest;
    return !isShort && at('intro_title', { count: headline.length, word, ...HEADLINE });
  },
  'warning.site.notice-over': ({ notice }) =>
    Date.parse(notice?.until ?? '') <= clockNow() && at(['notice', 'until']),
  'rally.ahead': (site) => reviews(site).filter(({ moment }) => moment > clockNow()),
  'warning.rally.old': (site, { files }) =>
    files.isDeployment && !tableIn(files, 'campaign').isArchived
      ? reviews(site).filter(({ moment }) => clockNow() - moment > YEAR_MS)
      : [],
});
