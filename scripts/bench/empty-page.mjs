import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { BENCH, ROOT } from '../places.mjs';
import { runTool } from '../run.mjs';
import { Stop, say } from '../say.mjs';

const layout = `export default function Layout({ children }) {
  return <html lang="en-US"><body>{children}</body></html>;
}
`;
const page = `export default function Page() {
  return <p>Empty.</p>;
}
`;

/**
 * Exports a site of one empty page with the same Next, and the same flags for cutting chunks, as our
 * last build; it finds Next in our node_modules. Answers the folder of the export.
 */
export async function buildEmptyPage() {
  say('Building an empty page of the same Next version in .bench/ ...');
  const built = readFileSync(join(ROOT, '.next', 'required-server-files.json'), 'utf8');
  const { turbopackChunking } = JSON.parse(built).config.experimental;
  const config = { output: 'export', experimental: { turbopackChunking } };
  const files = {
    'next.config.mjs': `export default ${JSON.stringify(config, null, 2)};\n`,
    'app/layout.jsx': layout,
    'app/page.jsx': page,
  };

  rmSync(BENCH, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(BENCH, name)), { recursive: true });
    writeFileSync(join(BENCH, name), text);
  }
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  if (await runTool('next', ['build'], { cwd: BENCH, env })) {
    throw new Stop('The empty page was not built; Next says why above.');
  }
  return join(BENCH, 'out');
}
