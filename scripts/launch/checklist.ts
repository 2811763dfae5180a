import type { Deployed } from '@/scripts/build/content-policy';
import { callHostItems } from './call-host';

/**
 * One item of the launch checklist: whether it is done, and what was found. An item that is only
 * recommended does not block the launch.
 */
export type LaunchItem = { isDone: boolean; isRecommended?: boolean; text: string };
export type LaunchFacts = {
  /** as deployed */
  campaign: Deployed & {
    site_url: string;
    privacy_url: string;
    isArchived: boolean;
    season: { starts: string };
  };
  /** of the content check */
  issues: { severity: string }[];
  /** how many translations were made from an English that has changed since */
  stale: number;
  /** how many parts of the rally card are filled in */
  rallyParts: number;
  /** what the site says of the Senate */
  senate: SenateFacts[];
};
/** of which day they are, and the command that renews them */
type SenateFacts = { name: string; asOf: string; fix: string };

/** A reserved example domain, or an address of this machine. */
const NO_DOMAIN = /(^|[./])(example\.(org|com|net)|localhost)(:\d+)?(\/|$)/;

/** The day on which the Congress of a day met first: January 3 of an odd year. */
function congressOf(day: string) {
  const year = Number(day.slice(0, 4));
  const odd = year - ((year + 1) % 2);
  return `${day < `${odd}-01-03` ? odd - 2 : odd}-01-03`;
}

const YEAR_MS = 366 * 86_400_000;

/** Whether facts about the Senate are of its Congress, and recent, when a season starts. */
function senateItem({ name, asOf, fix }: SenateFacts, starts: string) {
  const age = Date.parse(starts) - Date.parse(asOf);
  const isDone = asOf >= congressOf(starts) && age <= YEAR_MS;
  const text = `${name}: as of ${asOf}, for a season that starts ${starts}`;
  return { isDone, text: isDone ? text : `${text}; renew them with ${fix}` };
}

/** The requirements for a launch, each with its current state. */
export function launchChecklist({
  campaign,
  issues,
  stale,
  rallyParts,
  senate,
}: LaunchFacts): LaunchItem[] {
  const count = (kind: string) => issues.filter(({ severity }) => severity === kind).length;
  const { site_url: site, privacy_url: privacy, embed_origin, hosts, isArchived } = campaign;
  const unset = Object.entries(hosts)
    .filter(([name, host]) => host === '' && name !== 'analytics')
    .map(([name]) => name);

  return [
    { isDone: count('error') === 0, text: `content: ${count('error')} mistakes` },
    {
      isDone: count('warning') === 0,
      text: `content: ${count('warning')} samples and other things to look at (npm run content:check)`,
    },
    {
      isDone: stale === 0,
      text:
        stale === 0
          ? 'translations: of the English as it is'
          : `translations: ${stale} of an English that has changed since (npm run translate)`,
    },
    ...senate.map((facts) => senateItem(facts, campaign.season.starts)),
    { isDone: /^https:/.test(site) && !NO_DOMAIN.test(site), text: `domain: ${site}` },
    { isDone: !NO_DOMAIN.test(privacy), text: `privacy policy: ${privacy}` },
    {
      isDone: unset.length === 0,
      text: unset.length === 0 ? 'services: all connected' : `services: no ${unset.join(', no ')}`,
    },
    {
      isDone: isArchived || embed_origin !== '',
      isRecommended: true,
      text: embed_origin
        ? `forms: at ${embed_origin} (npm run verify asks it)`
        : 'forms: recommended, an address of their own (EMBED_ORIGIN in docs/en/deploy.md)',
    },
    {
      isDone: isArchived || rallyParts > 0,
      isRecommended: true,
      text:
        rallyParts > 0
          ? `rally card: ${rallyParts} parts`
          : 'rally card: recommended before a rally, by somebody who may review it (docs/en/rally-card.md)',
    },
    ...callHostItems(campaign),
    { isDone: !isArchived, text: isArchived ? 'archived: yes' : 'archived: no' },
    { isDone: true, text: `counting: ${hosts.analytics || 'off'}` },
  ];
}
