import { createServer } from 'node:net';
import { Stop } from './say.mjs';

/** @typedef {{ name: 'PORT' | 'HOSTS_PORT', port: number, retry: string }} WantedPort */

/** "localhost" is either of them; the first is the one our servers listen on. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const FREE_ENOUGH = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/**
 * The line for a port that cannot be had.
 *
 * @param {NodeJS.ErrnoException} error
 * @param {WantedPort} wanted
 */
function portTrouble(error, { name, port, retry }) {
  const another = `${name}=${port + 10} ${retry}`;
  return error.code === 'EADDRINUSE'
    ? new Stop(`Port ${port} is taken. Free it, or choose another: ${another}`)
    : new Stop(`Port ${port} cannot be used (${error.code}). Choose another: ${another}`);
}

/**
 * Throws `Stop` when one of the two ports is taken.
 *
 * @param {import('./addresses.mjs').Ports} ports
 * @param {string} retry the command to say again, such as `npm start`
 */
export async function requireFreePorts({ port, hostsPort }, retry) {
  await requireFreePort({ name: 'PORT', port, retry });
  await requireFreePort({ name: 'HOSTS_PORT', port: hostsPort, retry });
}

/**
 * Throws `Stop` when a port is taken.
 *
 * @param {WantedPort} wanted
 */
export async function requireFreePort(wanted) {
  for (const host of LOOPBACKS) {
    const error = await listenOnce(wanted.port, host);
    if (error && !FREE_ENOUGH.includes(error.code ?? '')) throw portTrouble(error, wanted);
  }
}

/**
 * Listens and lets go again; answers the error, if there was one.
 *
 * @param {number} port
 * @param {string} host
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}
