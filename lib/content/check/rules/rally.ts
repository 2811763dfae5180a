import { clockNow } from '../../../dates/build-clock';
import { rallyKeys } from '../../../rally/rally-parts';
import { type Entry, rulesFor, tableIn, warn } from './rule';

const YEAR_MS = 366 * 86_400_000;

/** The reviews of the rally card's parts, each from its day's first moment anywhere on earth. */
const reviews = (site: Entry<'site'>) =>
  rallyKeys.flatMap((key) => {
    const day = site[key]?.reviewed_on;
    return day ? [{ at: [key, 'reviewed_on'], moment: Date.parse(`${day}T00:00:00+14:00`) }] : [];
  });

export const rallyRules = [
  rulesFor('site', {
    'rally.ahead': (site) => reviews(site).filter(({ moment }) => moment > clockNow()),
    'rally.old': warn((site, { files }) =>
      files.isDeployment && !tableIn(files, 'campaign').isArchived
        ? reviews(site).filter(({ moment }) => clockNow() - moment > YEAR_MS)
        : [],
    ),
  }),
];
