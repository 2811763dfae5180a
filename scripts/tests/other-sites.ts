import { portsFrom, TEST_PORTS } from '@/scripts/servers/ports';

const names = ['archived', 'nextCampaign', 'withoutCalls', 'longWords'] as const;
type Name = (typeof names)[number];

/**
 * What is tested beside the site: it archived, another campaign, which calls a city council, built to prove
 * that nothing of this one remains in it, one that calls nobody, and the site with a word of 90 letters in
 * every text. Where each is, git-ignored and relative to `ROOT`.
 */
export const otherSites = Object.fromEntries(
  names.map((name) => {
    const folder = `.mock-services/${name}/site`;
    return [name, { folder, content: `${folder}/content`, out: `.mock-services/${name}/out` }];
  }),
) as Record<Name, { folder: string; content: string; out: string }>;

/** The ports at which they are served for the e2e tests. */
export function otherPorts({ port, hostsPort } = portsFrom(TEST_PORTS)) {
  const first = Math.max(port, hostsPort) + 1;
  return Object.fromEntries(names.map((name, index) => [name, first + index])) as Record<
    Name,
    number
  >;
}
