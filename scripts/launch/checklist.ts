import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Deployed } from '@/scripts/build/content-policy';

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
  /** what the site says of the Senate: of which day it is, and the command that renews it */
  senate: { name: string; asOf: string; fix: string }[];
};

/** A reserved example domain, or an address of this machine. */
const NO_DOMAIN = /(^|[./])(example\.(org|com|net)|localhost)(:\d+)?(\/|$)/;

const YEAR_MS = 366 * 86_400_000;

/** How long a host may take to respond. */
const TIMEOUT_MS = 10_000;

const WHY_APART = 'or a browser may repeat a call (docs/en/deploy.md)';

/** The day on which the Congress of a day met first: January 3 of an odd year. */
function congressOf(day: string) {
  const year = Number(day.slice(0, 4));
  const odd = year - ((year + 1) % 2);
  return `${day < `${odd}-01-03` ? odd - 2 : odd}-01-03`;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * The services that share the call host's origin: when a connection that was used before is cut, browsers
 * repeat a POST by themselves, which would ring again.
 */
function besideCallHost({ site_url, embed_origin, action_network, hosts }: Deployed) {
  const { call, ...services } = hosts;
  const others = { site: site_url, embed: embed_origin, 'action-network': action_network.host };
  return Object.entries({ ...services, ...others })
    .filter(([, address]) => originOf(address) === originOf(call))
    .map(([name]) => name);
}

/** One requirement: whether it holds, what is said where it does, and where it does not. */
type Row = [isDone: boolean, done: string, undone?: string];

/** The requirements for a launch, each with its current state; those that are only recommended last. */
export function launchChecklist(facts: LaunchFacts): LaunchItem[] {
  const { campaign, issues, stale, rallyParts, senate } = facts;
  const { site_url: site, privacy_url: privacy, embed_origin: forms, hosts, isArchived } = campaign;
  const { starts } = campaign.season;
  const count = (kind: string) => issues.filter(({ severity }) => severity === kind).length;
  const services = Object.entries(hosts).filter(([name]) => name !== 'analytics');
  const unset = services.filter(([, host]) => host === '').map(([name]) => `no ${name}`);
  const sharing = hosts.call ? besideCallHost(campaign) : [];

  const required: Row[] = [
    [count('error') === 0, `content: ${count('error')} mistakes`],
    [
      count('warning') === 0,
      `content: ${count('warning')} samples and other things to look at (npm run content:check)`,
    ],
    [
      stale === 0,
      'translations: of the English as it is',
      `translations: ${stale} of an English that has changed since (npm run translate)`,
    ],
    ...senate.map(({ name, asOf, fix }): Row => {
      const isRecent = Date.parse(starts) - Date.parse(asOf) <= YEAR_MS;
      const found = `${name}: as of ${asOf}, for a season that starts ${starts}`;
      return [asOf >= congressOf(starts) && isRecent, found, `${found}; renew them with ${fix}`];
    }),
    [/^https:/.test(site) && !NO_DOMAIN.test(site), `domain: ${site}`],
    [!NO_DOMAIN.test(privacy), `privacy policy: ${privacy}`],
    [unset.length === 0, 'services: all connected', `services: ${unset.join(', ')}`],
    [
      sharing.length === 0,
      'call host: origin of its own',
      `call host: origin shared with ${sharing.join(', ')}, ${WHY_APART}`,
    ],
    [!isArchived, `archived: ${isArchived ? 'yes' : 'no'}`],
    [true, `counting: ${hosts.analytics || 'off'}`],
  ];
  const recommended: Row[] = isArchived
    ? []
    : [
        [
          forms !== '',
          `forms: at ${forms} (npm run verify asks it)`,
          'forms: recommended, an address of their own (EMBED_ORIGIN in docs/en/deploy.md)',
        ],
        [
          rallyParts > 0,
          `rally card: ${rallyParts} parts`,
          'rally card: recommended before a rally, by somebody who may review it (docs/en/rally-card.md)',
        ],
      ];
  const itemOf = ([isDone, done, undone = done]: Row) => ({ isDone, text: isDone ? done : undone });
  return [
    ...required.map(itemOf),
    ...recommended.map((row) => ({ ...itemOf(row), isRecommended: true })),
  ];
}

/**
 * Checks that the call host closes its connection after each response to a browser. Sends OPTIONS, which
 * never places a call.
 * @param call the call host
 */
export async function callConnectionItem(call: string): Promise<LaunchItem> {
  const address = `${call}/create`;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const [answer, hasHttp2] = await Promise.all([
    fetch(address, { method: 'OPTIONS', signal }).catch(() => null),
    offersHttp2(new URL(address)),
  ]);
  if (!answer) return { isDone: false, text: `${address} does not answer to OPTIONS` };
  if (!hasHttp2 && /\bclose\b/i.test(answer.headers.get('connection') ?? '')) {
    return { isDone: true, text: `${address} closes each connection` };
  }
  const found = hasHttp2 ? 'speaks HTTP/2, which keeps connections' : 'keeps connections';
  return {
    isDone: false,
    text: `${address} ${found}: it is to send "Connection: close", ${WHY_APART}`,
  };
}

/** Resolves to true where a browser would use HTTP/2 with this host. */
async function offersHttp2({ protocol, hostname: host, port }: URL) {
  if (protocol !== 'https:') return false;
  const socket = connect({
    ...{ host, port: Number(port) || 443, servername: host },
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return socket.alpnProtocol === 'h2';
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
