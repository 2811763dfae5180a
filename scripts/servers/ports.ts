import { addressVariables } from '@/lib/config/deployment';
import { UserError } from '@/scripts/cli';

/** of the site and of the mock services */
type Ports = { port: number; hostsPort: number };

/** The ports of `npm start` and `npm run dev`. */
export const LOCAL_PORTS: Ports = { port: 3000, hostsPort: 3001 };

/** The ports of the e2e tests, so that a running `npm start` is not in their way. */
export const TEST_PORTS: Ports = { port: 3100, hostsPort: 3101 };

/** `--port 3010 --hosts-port 3011`, which work in every shell, as PORT and HOSTS_PORT do not. */
export const PORT_OPTIONS = {
  port: { type: 'string' },
  'hosts-port': { type: 'string' },
} as const;

/**
 * The site and the mock services on this machine: their ports, their addresses, and the environment for a
 * build that talks to them. The ports are those that options name, else those in PORT and HOSTS_PORT, else the
 * defaults; `--port` alone moves the mock services with it, to the next one. Throws `UserError` for an invalid
 * port, and for the same port twice.
 */
export function localServers(
  defaults: Ports,
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
  const { site_url, call, selfie, queue, analytics, action_network } = addressVariables;
  const environment = {
    [site_url]: site,
    [call]: `${hosts}/call`,
    [selfie]: `${hosts}/selfie`,
    [queue]: `${hosts}/queue`,
    [analytics]: `${hosts}/analytics`,
    [action_network]: `${hosts}/action-network`,
  };
  return { port, hostsPort, site, hosts, environment };
}

function portNumber(name: string, value: string | number) {
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65_536) return number;
  throw new UserError(`${name} is "${value}". Name a number from 1 to 65535, such as 3010.`);
}
