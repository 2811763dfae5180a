import { once } from 'node:events';
import { Stop } from './say.mjs';

/**
 * Opens a server to this machine only. Answers its port, which differs from `port` when that is 0,
 * and how to close it with every connection it still has.
 *
 * @param {import('node:http').Server} server
 * @param {number} port
 */
export async function listen(server, port) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((error) => {
    throw new Stop(
      `Port ${port} cannot be had (${error.code}). Choose others with PORT and HOSTS_PORT.`,
    );
  });
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());

  async function close() {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
  return { port: address.port, close };
}
