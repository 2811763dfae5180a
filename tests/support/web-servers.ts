import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@/scripts/servers/listen';

const START_TIMEOUT_MS = 10_000;
const CHECK_EVERY_MS = 50;

export async function freePort() {
  const { port, close } = await listen(() => {}, 0);
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

type Place = { root: string; port: number; folder: string; include: string | undefined };

const APACHE_MODULES = '/usr/lib/apache2/modules';
const MODULES = [
  ...['mpm_event', 'authz_core', 'autoindex', 'deflate', 'dir', 'filter', 'headers', 'mime'],
  ...['negotiation', 'rewrite', 'setenvif'],
];
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Apache refuses to serve as root. */
const NOBODY = { uid: 65_534, gid: 65_534 };

const programs = {
  nginx: ({ root, port, folder, include }: Place) => ({
    args: (conf: string) => ['-c', conf, '-e', `${folder}/error.log`],
    config: `${process.getuid?.() === 0 ? 'user root; ' : ''}pid ${folder}/pid; daemon off; events {}
http { access_log ${folder}/access.log; error_log ${folder}/error.log;
${TEMP_PATHS.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
server { listen 127.0.0.1:${port}; root ${root}; ${include ? `include ${include};` : ''} } }`,
  }),
  apache2: ({ root, port, folder }: Place) => ({
    args: (conf: string) => ['-D', 'FOREGROUND', '-f', conf],
    config: `ServerRoot ${folder}
${MODULES.map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`).join('\n')}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
TypesConfig /dev/null
DefaultRuntimeDir ${folder}
Mutex file:${folder}
ErrorLog ${folder}/error.log
DocumentRoot ${root}
<Directory ${root}>
Options Indexes FollowSymLinks
AllowOverride All
Require all granted
</Directory>`,
  }),
  caddy: ({ root, port }: Place) => ({
    args: () => ['file-server', '--root', root, '--listen', `127.0.0.1:${port}`],
    config: '',
  }),
  lighttpd: ({ root, port }: Place) => ({
    args: (conf: string) => ['-D', '-f', conf],
    config: `server.document-root = "${root}"
server.bind = "127.0.0.1"
server.port = ${port}
index-file.names = ("index.html")
mimetype.assign = (".html" => "text/html", ".css" => "text/css", "" => "application/octet-stream")`,
  }),
  python3: ({ root, port }: Place) => ({
    args: () => ['-m', 'http.server', `${port}`, '--bind', '127.0.0.1', '--directory', root],
    config: '',
  }),
};

export type HostProgram = keyof typeof programs;

export const isInstalled = (program: HostProgram) =>
  spawnSync(program, [program === 'python3' ? '--version' : '-v']).error === undefined;

/** Serves `root` with an installed web server; `folder` has its logs. Throws what it printed. */
export async function startHost(program: HostProgram, root: string, include?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const user = program === 'apache2' && process.getuid?.() === 0 ? NOBODY : null;
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const { args, config } = programs[program]({ root, port, folder, include });
  const conf = join(folder, 'conf');
  writeFileSync(conf, config);
  const env = { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const server = spawn(program, args(conf), { ...user, env });
  const said: string[] = [];
  for (const output of [server.stdout, server.stderr])
    output.on('data', (text) => said.push(`${text}`));
  const origin = `http://127.0.0.1:${port}`;

  async function close() {
    if (server.exitCode === null) {
      server.kill();
      await once(server, 'exit');
    }
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  }
  if (await isAnswering(origin, START_TIMEOUT_MS)) return { origin, folder, close };
  const log = join(folder, 'error.log');
  if (existsSync(log)) said.push(readFileSync(log, 'utf8'));
  await close();
  throw new Error(`${program} did not start: ${said.join('')}`);
}
