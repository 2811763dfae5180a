import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { NextConfig } from 'next';
import { log, UserError } from '@/scripts/cli';
import { execTool } from '@/scripts/exec';
import { readJson, writeWhole } from '@/scripts/files';
import { BENCH, ROOT } from '@/scripts/paths';

const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en-US"><body>{children}</body></html>;
}`;
const PAGE = 'export default () => <p>Empty.</p>;';
const SCRIPT = /\/_next\/static\/[^" ]+\.js/g;

/** The bytes of all scripts that an exported page names, each gzipped. */
export function scriptBytes(out: string, file: string): number {
  const paths = new Set(readFileSync(join(out, file), 'utf8').match(SCRIPT));
  const sizes = [...paths].map((path) => gzipSync(readFileSync(join(out, path))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Exports a site of one empty page with the same Next, taken from our node_modules, and the same flags for
 * splitting chunks as our last build. Resolves to the bytes of its scripts, gzipped.
 */
export async function emptyPageBytes(): Promise<number> {
  log('Building an empty page of the same Next version in .bench/ ...');
  const built = readJson<{ config: NextConfig }>(join(ROOT, '.next', 'required-server-files.json'));
  const { turbopackChunking } = built.config.experimental ?? {};
  const config = { output: 'export', experimental: { turbopackChunking } };
  rmSync(BENCH, { recursive: true, force: true });
  const next = `export default ${JSON.stringify(config, null, 2)};\n`;
  writeWhole(join(BENCH, 'next.config.mjs'), next);
  writeWhole(join(BENCH, 'app/layout.jsx'), LAYOUT);
  writeWhole(join(BENCH, 'app/page.jsx'), PAGE);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  if (await execTool('next', ['build'], { cwd: BENCH, env })) {
    throw new UserError('The empty page was not built; Next says why above.');
  }
  return scriptBytes(join(BENCH, 'out'), 'index.html');
}
