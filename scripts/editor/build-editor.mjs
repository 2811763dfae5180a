import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { readJson } from '../files.mjs';
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
 * What the CMS says when nothing was saved and no field of its own is wrong: that the content check has
 * refused it, which has said why (check-before-saving.ts). It has no sentence for this.
 */
const REFUSED = {
  en: 'Nothing was saved. Correct what was named, and save again.',
  es: 'No se guardó nada. Corrija lo que se indicó y guarde otra vez.',
};
const NO_FIELD = /(entry_validation_errors"?:[`"]\.input \{\$count :integer\} \.match \$count )/;
const sayRefused = {
  name: 'say-refused',
  enforce: /** @type {const} */ ('pre'),
  transform(/** @type {string} */ code, /** @type {string} */ id) {
    if (!/@sveltia\/cms\/(npm\/index\.js|locales\/es[\w-]*\.json)/.test(id)) return null;
    const said = REFUSED[id.endsWith('.js') ? 'en' : 'es'];
    if (!NO_FIELD.test(code)) throw new Error(`${id} says it in other words.`);
    return code.replace(NO_FIELD, `$10 {{${said}}} `);
  },
};

/** The time zone of a campaign's content, if it names one. @param {string} content */
function timeZoneOf(content) {
  const file = join(ROOT, content, 'campaign.json');
  return existsSync(file) ? readJson(file).time_zone : undefined;
}

/**
 * Builds the form editor into a folder.
 *
 * @param {string} outDir
 * @param {{ content: string, preview: string | null, backend: object, isOnline?: boolean }} settings of editor-config.ts
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
    plugins: [leaveOut, sayRefused],
    define: {
      EDITOR_SETTINGS: JSON.stringify({ timeZone: timeZoneOf(settings.content), ...settings }),
      'process.env.PUBLIC_CONFIG': '"{}"',
    },
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
