import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from './cli';
import { freePort, isAnswering } from './servers';

const START_TIMEOUT_MS = 5_000;
/** Temporary folders that nginx needs, wherever its package puts them. */
const TEMP_PATHS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

export function hasNginx() {
  return spawnSync('nginx', ['-v']).status === 0;
}

/**
 * Serves folders with the installed nginx, each on its own port. Resolves to their origins and a
 * function that stops it. Throws `UserError` when it does not start.
 */
export async function startNginx(
  sites: { root: string; include?: string }[],
  { workers = 1 }: { workers?: number } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const ports = await Promise.all(sites.map(freePort));
  const servers = sites.map(
    ({ root, include }, index) =>
      `server { listen 127.0.0.1:${ports[index]}; root ${root}; ${include ? `include ${include};` : ''} }`,
  );
  const temp = TEMP_PATHS.map((name) => `${name}_temp_path ${folder}/${name};`);
  // as root, nginx would run its workers as another user, who may not read our files
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  const config = join(folder, 'nginx.conf');
  // so that ApacheBench, which speaks HTTP/1.0, gets what a browser gets
  const forBench = 'keepalive_requests 1000000; gzip_http_version 1.0;';
  writeFileSync(
    config,
    `${user}pid ${folder}/pid; daemon off; worker_processes ${workers}; error_log stderr crit; events {}
http { access_log off; sendfile on; ${forBench} ${temp.join(' ')} ${servers.join('\n')} }
`,
  );
  const nginx = spawn('nginx', ['-c', config, '-e', 'stderr'], { stdio: 'inherit' });
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);

  async function close() {
    if (nginx.exitCode !== null) return;
    nginx.kill();
    await once(nginx, 'exit');
  }
  if (await isAnswering(origins[0] ?? '', START_TIMEOUT_MS)) return { origins, close };
  await close();
  throw new UserError('nginx did not start; it says why above.');
}
