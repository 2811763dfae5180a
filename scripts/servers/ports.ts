import { addressVariables } from '@/lib/config/deployment';
import { hostNames } from '@/lib/content/model/hosts';
import { UserError } from '@/scripts/cli';
import { LOOPBACKS, listen } from './listen';

/** Of the site and of the mock services. */
export const LOCAL_PORTS = { port: 3000, hostsPort: 3001 };

/** Of the e2e tests, so that a running `npm start` is not in their way. */
export const TEST_PORTS = { port: 3100, hostsPort: 3101 };

/** `--port 3010 --hosts-port 3011` work in every shell, as PORT and HOSTS_PORT do not. */
export const PORT_OPTIONS = { port: { type: 'string' }, 'hosts-port': { type: 'string' } } as const;

/**
 * Ports and addresses of the local site and mock services, and the environment for a build that
 * uses them. Options precede PORT and HOSTS_PORT; `--port` alone moves the mock services to the
 * next port. Throws `UserError` for an invalid port, and for the same port twice.
 */
export function localServers(
  defaults: typeof LOCAL_PORTS,
  options: { port?: string; 'hosts-port'?: string } = {},
  env: NodeJS.Dict<string> = process.env,
) {
  const port = portNumber('PORT', options.port ?? (env.PORT || defaults.port));
  const beside = options.port === undefined ? defaults.hostsPort : port + 1;
  const hostsPort = portNumber('HOSTS_PORT', options['hosts-port'] ?? (env.HOSTS_PORT || beside));
  if (port === hostsPort) {
    throw new UserError(`PORT and HOSTS_PORT are both ${port}. Give them two different numbers.`);
  }
  const [site, hosts] = [`http://localhost:${port}`, `http://localhost:${hostsPort}`];
  const environment: Record<string, string> = {
    [addressVariables.site_url]: site,
    [addressVariables.action_network]: `${hosts}/action-network`,
    ...Object.fromEntries(hostNames.map((name) => [addressVariables[name], `${hosts}/${name}`])),
  };
  return { port, hostsPort, site, hosts, environment };
}

function portNumber(name: string, value: string | number) {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new UserError(`${name} is "${value}". Name a number from 1 to 65535, such as 3010.`);
}

/** Throws `UserError` if one of these ports is in use. */
export async function requireFreePorts(...ports: number[]) {
  for (const port of ports) {
    for (const host of LOOPBACKS) {
      const server = await listen(() => {}, port, host).catch((error) => {
        // this machine has no IPv6
        if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.cause)) throw error;
      });
      await server?.close();
    }
  }
}
