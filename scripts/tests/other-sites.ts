import { localServers, TEST_PORTS } from '@/scripts/servers/ports';

const { port, hostsPort } = localServers(TEST_PORTS);
const names = ['archived', 'nextCampaign', 'withoutCalls', 'longWords'] as const;
type OtherSite = { folder: string; content: string; out: string; port: number };

/**
 * What is tested beside the site: it archived, another campaign, which calls a city council, built to prove
 * that nothing of this one remains in it, one that calls nobody, and the site with a word of 90 letters in
 * every text. Where each is, git-ignored and relative to `ROOT`, and the port at which the e2e tests find it.
 */
export const otherSites = Object.fromEntries(
  names.map((name, index) => {
    const [folder, out] = [`.mock-services/${name}/site`, `.mock-services/${name}/out`];
    const own = Math.max(port, hostsPort) + 1 + index;
    return [name, { folder, content: `${folder}/content`, out, port: own }];
  }),
) as Record<(typeof names)[number], OtherSite>;
