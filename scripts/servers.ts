import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { UserError } from './cli';
import { writeJson } from './files';
import { MOCK_SERVICES } from './paths';

/** "localhost" may resolve to either; our servers listen on the first. */
const LOOPBACKS = ['127.0.0.1', '::1'];
const CHECK_EVERY_MS = 50;
const PARENT_CHECK_MS = 500;
const parent = process.ppid;

/** The names of this machine; browsers resolve names below `localhost` themselves. */
const LOOPBACK_HOST = /^(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Guards a server against DNS rebinding: refuses requests under any other name, which come from a
 * page that has pointed its own name at this machine to read what it serves.
 */
function refuseOtherNames(server: Server) {
  const listeners = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (req, res) => {
    if (LOOPBACK_HOST.test(req.headers.host ?? '')) {
      for (const listener of listeners) listener.call(server, req, res);
      return;
    }
    res.writeHead(421, { 'Content-Type': 'text/plain;charset=utf-8', Connection: 'close' });
    res.end('This server answers this machine only, under the name localhost.\n');
  });
}

/**
 * Starts a server for this machine only, under its own names. Resolves to its port, which is chosen
 * when `port` is 0, and a function that closes it with its connections. Throws `UserError` when the
 * port cannot be used.
 */
export async function listen(server: Server, port: number, host = LOOPBACKS[0]) {
  refuseOtherNames(server);
  server.listen(port, host);
  await once(server, 'listening').catch(({ code }) => {
    const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${code})`;
    throw new UserError(`Port ${port} ${reason}. Choose others with PORT and HOSTS_PORT.`, {
      cause: code,
    });
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

/** Resolves to an unused port. */
export async function freePort() {
  const { port, close } = await listen(createServer(), 0);
  await close();
  return port;
}

/** Waits until a server responds; false if it does not in time. */
export async function isAnswering(address: string, timeoutMs: number) {
  for (const end = Date.now() + timeoutMs; Date.now() < end; ) {
    const answer = await fetch(address).catch(() => null);
    if (answer) return true;
    await new Promise((resolve) => setTimeout(resolve, CHECK_EVERY_MS));
  }
  return false;
}

/** Throws `UserError` when one of these ports is in use. */
export async function requireFreePorts(...ports: number[]) {
  for (const port of ports) {
    for (const host of LOOPBACKS) {
      const server = await listen(createServer(), port, host).catch((error) => {
        // this machine has no IPv6
        if (!['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(error.cause)) throw error;
      });
      await server?.close();
    }
  }
}

/**
 * Resolves on SIGINT or SIGTERM. Under npm, which terminates only the shell between it and this
 * process, also when that shell has ended.
 */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve());
    if (!process.env.npm_lifecycle_event) return;
    const check = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(check);
      resolve();
    }, PARENT_CHECK_MS);
    check.unref();
  });
}

/** Says which process shows the content of this folder, and at which port. */
const RUNNING = join(MOCK_SERVICES, 'dev.json');

/**
 * Throws `UserError` where `npm run dev` or `npm run edit` already runs in this folder: both would write what
 * the other one's pages and forms read.
 */
export async function requireNoOtherDev(file = RUNNING) {
  if (!existsSync(file)) return;
  const { pid, port } = JSON.parse(readFileSync(file, 'utf8'));
  const isFree = await requireFreePorts(port).then(
    () => true,
    () => false,
  );
  // one that was killed has left the file, and its number may be another process's by now
  if (isFree || !isRunning(pid)) return;
  throw new UserError(
    `“npm run edit” or “npm run dev” runs in this folder already, as process ${pid}. End it there with Ctrl+C, then try again.\n«npm run edit» o «npm run dev» ya se ejecuta en esta carpeta, como proceso ${pid}. Termínelo allí con Ctrl+C y pruebe otra vez.`,
  );
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // it may be somebody else's
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Says to others that this process shows the content of this folder, at a port, until it ends. */
export async function claimDev(port: number, file = RUNNING) {
  await requireNoOtherDev(file);
  writeJson(file, { pid: process.pid, port });
  process.on('exit', () => rmSync(file, { force: true }));
}
