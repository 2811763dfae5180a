import { once } from 'node:events';
import { connect } from 'node:tls';
import offices from '@/lib/call/district-offices.json';
import directory from '@/lib/call/senate-directory.json';
import { deployedConfig } from '@/lib/config/deployment';
import type { Bundle } from '@/lib/content/bundle';
import { errorReport } from '@/lib/content/check/report';
import { clockNow } from '@/lib/dates/build-clock';
import votes from '@/lib/scoreboard/senate-votes.json';
import { CONTENT_OPTION, readArguments, UserError } from '@/scripts/cli';
import { checkConfiguredContent } from '@/scripts/configured-content';

const HELP = `npm run launch [-- --online] [--content campaigns/2027/content]

The checklist before a launch, to read or to print.

--online    also asks the addresses of the site and the services whether they answer, and the call host
            whether it closes its connections; nothing is sent to them
--content   of another content folder, as the variable CONTENT_DIR does`;

/** A reserved example domain, or an address of this machine. */
const NO_DOMAIN = /(^|[./])(example\.(org|com|net)|localhost)(:\d+)?(\/|$)/;
const DAY_MS = 86_400_000;
const TIMEOUT_MS = 10_000;
const MEMBERS = 'legislators-current.yaml';
const OFFICES = 'legislators-district-offices.yaml';
const CHECK = 'npm run content:check';
const WHY_APART = 'or a browser may repeat a call (docs/en/deploy.md)';

type Item = [isDone: boolean, text: string, isRecommended?: boolean];

/** The number of the Congress that sits on a day: each begins on January 3 of an odd year. */
const congressOf = (day: string) =>
  Math.floor((new Date(Date.parse(day) - 2 * DAY_MS).getUTCFullYear() - 1787) / 2);

/** Whether what was true of the Senate on a day may be shown from another on. */
export const isCurrent = (day: string, from: string) =>
  congressOf(day) >= congressOf(from) && Date.parse(from) - Date.parse(day) <= 366 * DAY_MS;

const daysSince = (day: string) => Math.floor((clockNow() - Date.parse(day)) / DAY_MS);

const originOf = (address: string) => URL.canParse(address) && new URL(address).origin;

/** What a launch requires of a campaign as deployed; what is only recommended comes last. */
export function launchChecklist(
  { campaign, en }: Pick<Bundle, 'campaign' | 'en'>,
  issues: { code: string }[],
): Item[] {
  const { site_url: site, privacy_url, embed_origin: embed, isArchived, security } = campaign;
  const { call, analytics, ...services } = campaign.hosts;
  const { starts } = campaign.season;
  const today = new Date(clockNow()).toISOString().slice(0, 10);
  const until = security?.expires ?? today;
  const unset = Object.entries({ call, ...services }).flatMap(([name, at]) => (at ? [] : name));
  // a browser repeats a POST whose used connection is cut
  const others = { ...services, analytics, site, embed };
  const beside = Object.entries({ ...others, 'action-network': campaign.action_network.host })
    .filter(([, address]) => call && originOf(address) === originOf(call))
    .map(([name]) => name);
  const ownOrigin = beside.length ? `shared with ${beside.join(', ')}, ${WHY_APART}` : 'of its own';
  const ofCode = (wanted: string) => issues.filter(({ code }) => code === wanted).length;
  const stale = ofCode('warning.translation.stale');
  // a language may be translated in part
  const english = ofCode('warning.translation.missing') + ofCode('warning.file.untranslated');
  const doubts = issues.length - english;
  const rally = Object.keys(en).filter((key) => key.startsWith('rally_')).length;
  // what the site says of the Senate, with the script in scripts/data that renews it
  const senate = (name: string, day: string, renews: string): Item => [
    isCurrent(day, starts),
    `${name}: of ${day}, ${daysSince(day)} days old, for a season from ${starts} (node scripts/run.mjs data/${renews} renews them)`,
  ];
  const all: Item[] = [
    [!doubts, `content: ${doubts} samples and things to look at (${CHECK})`],
    [
      !stale,
      `translations: ${stale} of an English that has changed since, files with English texts: ${english} (${CHECK})`,
    ],
    senate('senators', directory.as_of, `senators ${MEMBERS}`),
    senate('offices in their states', offices.as_of, `senators ${MEMBERS} ${OFFICES}`),
    ...(en.roll_calls ? [senate('votes', votes.as_of, 'scoreboard senators.json')] : []),
    [/^https:/.test(site) && !NO_DOMAIN.test(site), `domain: ${site}`],
    [!NO_DOMAIN.test(privacy_url), `privacy policy: ${privacy_url || 'the site’s own page'}`],
    [today <= until, `security.txt: ${security ? `until ${until}` : 'none'}`],
    [!unset.length, `services: ${unset.map((name) => `no ${name}`).join(', ') || 'all connected'}`],
    [!beside.length, `call host: origin ${ownOrigin}`],
    [!isArchived, `archived: ${isArchived ? 'yes' : 'no'}`],
    [true, `counting: ${analytics || 'off'}`],
    [embed !== '', `forms: at ${embed || 'no address of their own (docs/en/deploy.md)'}`, true],
    [rally > 0, `rally card: ${rally} parts (docs/en/rally-card.md)`, true],
  ];
  return isArchived ? all.filter(([, , isRecommended]) => !isRecommended) : all;
}

const request = (url: string, method: string) =>
  fetch(url, { method, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);

async function answerItem(url: string): Promise<Item> {
  const { status = 0 } = (await request(url, 'HEAD')) ?? {};
  return [status > 0 && status < 500, `${url} ${status ? `answers ${status}` : 'does not answer'}`];
}

/** Whether the call host closes its connection after each response; OPTIONS never places a call. */
export async function callConnectionItem(call: string): Promise<Item> {
  const url = `${call}/create`;
  const answer = await request(url, 'OPTIONS');
  if (!answer) return [false, `${url} does not answer to OPTIONS`];
  const hasHttp2 = await offersHttp2(new URL(url));
  const closes = !hasHttp2 && /\bclose\b/i.test(answer.headers.get('connection') ?? '');
  const kept = `${hasHttp2 ? 'speaks HTTP/2, which ' : ''}keeps connections: send "Connection: close"`;
  return [closes, `${url} ${closes ? 'closes each connection' : `${kept}, ${WHY_APART}`}`];
}

/** True where a browser would use HTTP/2 with this host. */
async function offersHttp2({ protocol, hostname: host, port }: URL) {
  if (protocol !== 'https:') return false;
  const ALPNProtocols = ['h2', 'http/1.1'];
  const socket = connect({ host, port: Number(port) || 443, servername: host, ALPNProtocols });
  await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => {});
  socket.destroy();
  return socket.alpnProtocol === 'h2';
}

export async function main(args: string[]) {
  const options = { online: { type: 'boolean' }, ...CONTENT_OPTION } as const;
  const { values } = readArguments(args, HELP, { options });
  const { content, issues } = checkConfiguredContent();
  if (!content) throw new UserError(errorReport(issues));
  const { bundle } = content['content.json'];
  const campaign = deployedConfig(bundle.campaign, process.env);
  const items = launchChecklist({ ...bundle, campaign }, issues);
  if (values.online) {
    const { site_url, donation_url, privacy_url, hosts } = campaign;
    const addresses = [site_url, donation_url, privacy_url, ...Object.values(hosts)];
    const online = addresses.filter(Boolean).map(answerItem);
    if (hosts.call) online.push(callConnectionItem(hosts.call));
    items.push(...(await Promise.all(online)));
  }
  for (const [isDone, text, isRecommended] of items) {
    const what = isRecommended && !isDone ? `${text}, recommended` : text;
    console.log(`[${isDone ? 'x' : ' '}] ${what}`);
    if (!isDone && !isRecommended) process.exitCode = 1;
  }
}
