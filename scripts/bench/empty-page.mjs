import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { log, UserError } from '../cli.mjs';
import { execTool } from '../exec.mjs';
import { readJson, writeWhole } from '../files.mjs';
import { BENCH, ROOT } from '../paths.mjs';

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
  const built = readJson(join(ROOT, '.next', 'required-server-files.json'));
  const { turbopackChunking } = built.config.experimental;
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
