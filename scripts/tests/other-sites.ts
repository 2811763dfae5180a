import { localServers, TEST_PORTS } from '@/scripts/servers/ports';

const { port, hostsPort } = localServers(TEST_PORTS);
/** The moments as of which this site is built before, in and after its season. */
export const buildMoments = {
  beforeSeason: '2021-07-10T16:00:00Z',
  inSeason: '2021-07-20T16:00:00Z',
  afterSeason: '2021-08-20T16:00:00Z',
};
type Dated = keyof typeof buildMoments;
const dated = Object.keys(buildMoments) as Dated[];
const names = ['archived', 'nextCampaign', 'withoutCalls', 'longWords', ...dated] as const;
type OtherSite = { folder: string; content: string; out: string; port: number };

/** Sites tested beside the main one: git-ignored folders, relative to `ROOT`, and e2e ports. */
export const otherSites = Object.fromEntries(
  names.map((name, index) => {
    const [folder, out] = [`.mock-services/${name}/site`, `.mock-services/${name}/out`];
    const own = Math.max(port, hostsPort) + 1 + index;
    return [name, { folder, content: `${folder}/content`, out, port: own }];
  }),
) as Record<(typeof names)[number], OtherSite>;
