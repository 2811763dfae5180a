import { connect } from 'node:tls';
import type { DeployedAddresses } from '@/lib/deployment';
import type { LaunchItem } from './checklist';

/** How long the host may take to respond. */
const TIMEOUT_MS = 10_000;

const WHY = 'or a browser may repeat a call (docs/en/deploy.md)';

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);

/**
 * Checks that the call host's origin is not shared with the site or another service: when a reused
 * connection is cut, browsers repeat a POST by themselves, which would ring again.
 * @returns none where there is no call host
 */
export function callHostItems({
  site_url,
  embed_origin,
  action_network,
  hosts,
}: DeployedAddresses): LaunchItem[] {
  const { call, ...services } = hosts;
  const origin = originOf(call);
  if (!origin) return [];
  const others = { site: site_url, embed: embed_origin, 'action-network': action_network.host };
  const sharing = Object.entries({ ...services, ...others })
    .filter(([, address]) => originOf(address) === origin)
    .map(([name]) => name);
  const found = sharing.length === 0 ? 'of its own' : `shared with ${sharing.join(', ')}, ${WHY}`;
  return [{ isDone: sharing.length === 0, text: `call host: origin ${found}` }];
}

/**
 * Checks that the call host closes its connection after each response to a browser. Sends OPTIONS,
 * which never places a call.
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
  const isDone = !hasHttp2 && /\bclose\b/i.test(answer.headers.get('connection') ?? '');
  if (isDone) return { isDone, text: `${address} closes each connection` };
  const found = hasHttp2 ? 'speaks HTTP/2, which keeps connections' : 'keeps connections';
  return { isDone, text: `${address} ${found}: it is to send "Connection: close", ${WHY}` };
}

/** Resolves to true where a browser would use HTTP/2 with this host. */
function offersHttp2({ protocol, hostname, port }: URL): Promise<boolean> {
  if (protocol !== 'https:') return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port) || 443,
      servername: hostname,
      ALPNProtocols: ['h2', 'http/1.1'],
      timeout: TIMEOUT_MS,
    });
    const end = (hasHttp2: boolean) => {
      socket.destroy();
      resolve(hasHttp2);
    };
    socket.once('secureConnect', () => end(socket.alpnProtocol === 'h2'));
    for (const event of ['error', 'timeout']) socket.once(event, () => end(false));
  });
}
