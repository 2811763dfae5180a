import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { log, UserError } from '@/scripts/cli';
import { execTool } from '@/scripts/exec';
import { readJson, writeWhole } from '@/scripts/files';
import { BENCH, ROOT } from '@/scripts/paths';

const LAYOUT = `export default function Layout({ children }) {
  return <html lang="en-US"><body>{children}</body></html>;
}`;
const PAGE = 'export default () => <p>Empty.</p>;';

/**
 * Exports a site of one empty page with the same Next, taken from our node_modules, and the same
 * flags for splitting chunks as our last build. Resolves to the export's folder.
 */
export async function buildEmptyPage() {
  log('Building an empty page of the same Next version in .bench/ ...');
  const built = readJson<{ config: NextConfig }>(join(ROOT, '.next', 'required-server-files.json'));
  const { turbopackChunking } = built.config.experimental ?? {};
  const config = { output: 'export', experimental: { turbopackChunking } };
  const files = {
    'next.config.mjs': `export default ${JSON.stringify(config, null, 2)};\n`,
    'app/layout.jsx': LAYOUT,
    'app/page.jsx': PAGE,
  };

  rmSync(BENCH, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) writeWhole(join(BENCH, name), text);
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  if (await execTool('next', ['build'], { cwd: BENCH, env })) {
    throw new UserError('The empty page was not built; Next says why above.');
  }
  return join(BENCH, 'out');
}
