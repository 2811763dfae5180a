import { once } from 'node:events';
import { connect } from 'node:tls';
import type { Deployed } from '@/scripts/build/content-policy';

/** An item that is only recommended does not block the launch. */
export type LaunchItem = { isDone: boolean; isRecommended?: boolean; text: string };
export type LaunchFacts = {
  campaign: Deployed & { privacy_url: string; season: { starts: string } };
  /** as `2021-07-12` */
  today: string;
  /** how many samples still stand, and things to look at */
  samples: number;
  /** how many translations were made from an English that has changed since */
  stale: number;
  /** how many parts of the rally card are filled in */
  rallyParts: number;
  /** of which day it is what the site says of the Senate, by the script in scripts/data that renews it */
  senate: Record<string, string>;
};

/** A reserved example domain, or an address of this machine. */
const NO_DOMAIN = /(^|[./])(example\.(org|com|net)|localhost)(:\d+)?(\/|$)/;
const YEAR_MS = 366 * 86_400_000;
const TIMEOUT_MS = 10_000;
const WHY_APART = 'or a browser may repeat a call (docs/en/deploy.md)';

/** The day on which the Congress of a day met first: January 3 of an odd year. */
function congressOf(day: string) {
  const year = Number(day.slice(0, 4));
  const odd = year - ((year + 1) % 2);
  return `${day < `${odd}-01-03` ? odd - 2 : odd}-01-03`;
}

/** The services of one origin with the call host: a browser repeats a POST whose used connection is cut. */
function besideCallHost({ site_url: site, embed_origin: embed, action_network, hosts }: Deployed) {
  const { call, ...services } = hosts;
  const originOf = (address: string) => URL.canParse(address) && new URL(address).origin;
  return Object.entries({ ...services, site, embed, 'action-network': action_network.host })
    .filter(([, address]) => call && originOf(address) === originOf(call))
    .map(([name]) => name);
}

/** The requirements for a launch, each with its current state; those that are only recommended last. */
export function launchChecklist(facts: LaunchFacts): LaunchItem[] {
  const { campaign, samples, stale, rallyParts, senate, today } = facts;
  const { site_url: site, privacy_url: privacy, security, isArchived } = campaign;
  const { embed_origin: forms } = campaign;
  const { starts } = campaign.season;
  const { analytics, ...services } = campaign.hosts;
  const unset = Object.entries(services).flatMap(([name, host]) => (host ? [] : `no ${name}`));
  const beside = besideCallHost(campaign).join(', ');
  const recommended: [isDone: boolean, text: string][] = [
    [forms !== '', `forms: at ${forms || 'no address of their own (docs/en/deploy.md)'}`],
    [rallyParts > 0, `rally card: ${rallyParts} parts (docs/en/rally-card.md)`],
  ];
  const required: typeof recommended = [
    [samples === 0, `content: ${samples} samples and things to look at (npm run content:check)`],
    [!stale, `translations: ${stale} of an English that has changed since (npm run translate)`],
    ...Object.entries(senate).map(([name, day]): [boolean, string] => [
      day >= congressOf(starts) && Date.parse(starts) - Date.parse(day) <= YEAR_MS,
      `${name}: of ${day}, for a season from ${starts} (npx tsx scripts/data/${name.split(' ')[0]}.ts renews them)`,
    ]),
    [/^https:/.test(site) && !NO_DOMAIN.test(site), `domain: ${site}`],
    [!NO_DOMAIN.test(privacy), `privacy policy: ${privacy || 'the site’s own page'}`],
    [
      !security || today <= security.expires,
      `security.txt: ${security ? `until ${security.expires}` : 'none'}`,
    ],
    [unset.length === 0, `services: ${unset.join(', ') || 'all connected'}`],
    [!beside, `call host: origin ${beside ? `shared with ${beside}, ${WHY_APART}` : 'of its own'}`],
    [!isArchived, `archived: ${isArchived ? 'yes' : 'no'}`],
    [true, `counting: ${analytics || 'off'}`],
  ];
  return [
    ...required.map(([isDone, text]) => ({ isDone, text })),
    ...(isArchived ? [] : recommended).map(([isDone, text]) => ({
      isDone,
      text: `${text}${isDone ? '' : ', recommended'}`,
      isRecommended: true,
    })),
  ];
}

/** Whether an address answers, and with what. */
export async function answerItem(url: string): Promise<LaunchItem> {
  const answer = await request(url, 'HEAD');
  const text = answer ? `${url} answers ${answer.status}` : `${url} does not answer`;
  return { isDone: answer !== null && answer.status < 500, text };
}

/** Whether the call host closes its connection after each response; OPTIONS never places a call. */
export async function callConnectionItem(call: string): Promise<LaunchItem> {
  const url = `${call}/create`;
  const answer = await request(url, 'OPTIONS');
  if (!answer) return { isDone: false, text: `${url} does not answer to OPTIONS` };
  const hasHttp2 = await offersHttp2(new URL(url));
  if (!hasHttp2 && /\bclose\b/i.test(answer.headers.get('connection') ?? '')) {
    return { isDone: true, text: `${url} closes each connection` };
  }
  const found = `${hasHttp2 ? 'speaks HTTP/2, which ' : ''}keeps connections`;
  return { isDone: false, text: `${url} ${found}: send "Connection: close", ${WHY_APART}` };
}

const request = (url: string, method: string) =>
  fetch(url, { method, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);

/** True where a browser would use HTTP/2 with this host. */
async function offersHttp2({ protocol, hostname: host, port }: URL) {
  if (protocol !== 'https:') return false;
  const ALPNProtocols = ['h2', 'http/1.1'];
  const socket = connect({ host, port: Number(port) || 443, servername: host, ALPNProtocols });
  await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {});
  socket.destroy();
  return socket.alpnProtocol === 'h2';
}
