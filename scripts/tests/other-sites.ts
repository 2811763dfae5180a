import { localServers, TEST_PORTS } from '@/scripts/servers/ports';

const { port, hostsPort } = localServers(TEST_PORTS);
/** The moment as of which this site is built in its season. */
export const IN_SEASON = '2021-07-20T16:00:00Z';
const names = ['archived', 'nextCampaign', 'withoutCalls', 'longWords', 'inSeason'] as const;
type OtherSite = { folder: string; content: string; out: string; port: number };

/** Sites tested beside the main one: git-ignored folders, relative to `ROOT`, and e2e ports. */
export const otherSites = Object.fromEntries(
  names.map((name, index) => {
    const [folder, out] = [`.mock-services/${name}/site`, `.mock-services/${name}/out`];
    const own = Math.max(port, hostsPort) + 1 + index;
    return [name, { folder, content: `${folder}/content`, out, port: own }];
  }),
) as Record<(typeof names)[number], OtherSite>;
