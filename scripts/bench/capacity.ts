import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@/scripts/cli';
import { hasNginx, startNginx } from '@/scripts/nginx';
import { nginxConfig, OUT } from '@/scripts/paths';
import { inTurn } from './measure';

const REQUESTS = 5_000;
const VISITORS_AT_ONCE = 32;
const ROUNDS = 11;
/** The two cores of a small server. */
const WORKERS = 2;

/** answers a second */
export type Capacity = { home: number; empty: number };

/**
 * Requests per second that nginx serves: of the home page, compressed as browsers request it, and
 * of an empty file of the same size without our headers; medians of several alternating rounds.
 * Null where this machine lacks nginx or ApacheBench. Throws `UserError` when a request fails.
 */
export async function measureCapacity(): Promise<Capacity | null> {
  if (!hasNginx() || spawnSync('ab', ['-V']).status !== 0) return null;
  const empty = mkdtempSync(join(tmpdir(), 'empty-'));
  const size = readFileSync(join(OUT, 'index.html.gz')).length;
  writeFileSync(join(empty, 'index.html'), Buffer.alloc(size));
  const nginx = await startNginx([{ root: OUT, include: nginxConfig(OUT) }, { root: empty }], {
    workers: WORKERS,
  });
  try {
    const measure = async (origin: string) => ({ rate: answersPerSecond(origin) });
    const [home, bare] = await inTurn(nginx.origins, measure, ROUNDS);
    return { home: home?.rate ?? 0, empty: bare?.rate ?? 0 };
  } finally {
    await nginx.close();
  }
}

function answersPerSecond(origin: string) {
  const options = ['-q', '-k', '-n', REQUESTS, '-c', VISITORS_AT_ONCE].map(String);
  const { stdout } = spawnSync('ab', [...options, '-H', 'Accept-Encoding: gzip', `${origin}/`], {
    encoding: 'utf8',
  });
  const number = (name: string) =>
    Number(new RegExp(`^${name}:\\s+([\\d.]+)`, 'm').exec(stdout)?.[1] ?? 0);
  const errors = number('Failed requests') + number('Non-2xx responses');
  if (errors > 0 || number('Complete requests') !== REQUESTS) {
    throw new UserError(`${errors} of ${REQUESTS} requests to nginx failed.`);
  }
  return number('Requests per second');
}
