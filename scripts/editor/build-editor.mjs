import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../paths.mjs';

/** Parts of the CMS for which the content has no use: it colours code and draws on maps. */
const UNUSED = /^(@shikijs\/(langs|themes)|terra-draw)\b/;
const leaveOut = {
  name: 'leave-out',
  enforce: /** @type {const} */ ('pre'),
  resolveId: (/** @type {string} */ id) => (UNUSED.test(id) ? '\0unused' : null),
  load: (/** @type {string} */ id) => (id === '\0unused' ? 'export default {};' : null),
};

/**
 * Builds the form editor into a folder.
 *
 * @param {string} outDir
 * @param {{ content: string, preview: string | null, backend: object }} settings of editor-config.ts
 */
export async function buildEditor(outDir, settings) {
  const root = join(ROOT, 'scripts/editor');
  const { NODE_ENV } = process.env;
  await build({
    configFile: false,
    root,
    base: './',
    logLevel: 'error',
    resolve: { alias: { '@': ROOT.replace(/\/$/, '') } },
    plugins: [leaveOut],
    define: { EDITOR_SETTINGS: JSON.stringify(settings), 'process.env.PUBLIC_CONFIG': '"{}"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      reportCompressedSize: false,
      rollupOptions: {
        treeshake: false,
        input: [
          join(root, 'index.html'),
          ...(settings.preview ? [join(root, 'preview.html')] : []),
        ],
      },
    },
  });
  // vite sets NODE_ENV where it is unset, which would affect what is started next
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
}
