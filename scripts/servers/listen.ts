import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from '@/scripts/cli';

/** "localhost" may resolve to either; our servers listen on the first. */
export const LOOPBACKS = ['127.0.0.1', '::1'];
const PARENT_CHECK_MS = 500;
const parent = process.ppid;
/** A connection that a test holds open must outlast a slow test. */
const keepAliveTimeout = 60_000;

/** Browsers resolve names below `localhost` themselves. */
const LOOPBACK_HOST = /^(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Starts a server for this machine only; 0 chooses a free port. Resolves to the port and a function
 * that closes it. Throws `UserError` if the port cannot be used.
 */
export async function listen(respond: RequestListener, port: number, host = LOOPBACKS[0]) {
  const server = createServer({ keepAliveTimeout }, (req, res) => {
    if (LOOPBACK_HOST.test(req.headers.host ?? '')) return respond(req, res);
    // a page may have pointed its own name at this machine, to read what is served (DNS rebinding)
    res.writeHead(421, { 'Content-Type': 'text/plain;charset=utf-8', Connection: 'close' });
    res.end('This server answers this machine only, under the name localhost.\n');
  });
  server.listen(port, host);
  await once(server, 'listening').catch(({ code }) => {
    const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
    throw new UserError(
      `Port ${port} ${reason}. If another “npm run dev” or “npm run edit” has it, end that with Ctrl+C; or choose others with PORT and HOSTS_PORT.\nEl puerto ${port} no está libre. Si lo usa otro “npm run dev” o “npm run edit”, termínelo con Ctrl+C; o elija otros con PORT y HOSTS_PORT.`,
      { cause: code },
    );
  });
  const address = server.address() as AddressInfo;

  async function close() {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  }
  return { port: address.port, close };
}

/** Resolves on SIGINT or SIGTERM, or when npm's shell ends, as npm terminates only that. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
    const check = () => {
      if (process.ppid !== parent) resolve();
    };
    if (process.env.npm_lifecycle_event) setInterval(check, PARENT_CHECK_MS).unref();
  });
}
