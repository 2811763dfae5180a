import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_TIME_ZONE } from '@/lib/dates/local-moment';
import { viteBuild } from '@/scripts/build/bundle';
import { readJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import { type EditorSettings, files } from './editor-config';

/** Parts of the CMS for which the content has no use: it colours code and draws on maps. */
const UNUSED = /^(@shikijs\/(langs|themes)|terra-draw)\b/;
const leaveOut = {
  name: 'leave-out',
  enforce: 'pre' as const,
  resolveId: (id: string) => (UNUSED.test(id) ? '\0unused' : null),
  load: (id: string) => (id === '\0unused' ? 'export default {};' : null),
};

/** A key of a content file; undefined where there is none. */
function keyOf(path: string, key: string): string | undefined {
  return existsSync(path) ? readJson<Record<string, string>>(path)[key] : undefined;
}

/**
 * Builds the form editor into a folder.
 * @param settings of editor-config.ts, but for what the content says
 */
export async function buildEditor(
  outDir: string,
  settings: Omit<EditorSettings, 'timeZone' | 'campaign' | 'translated'>,
) {
  const root = join(ROOT, 'scripts/editor');
  const content = join(ROOT, settings.content);
  const all: EditorSettings = {
    ...settings,
    timeZone: keyOf(join(content, 'campaign.json'), 'time_zone') ?? DEFAULT_TIME_ZONE,
    campaign: keyOf(join(content, 'en/site.json'), 'site_title') ?? settings.content,
    translated: Object.keys(files).filter((name) => existsSync(join(content, `es/${name}.json`))),
  };
  await viteBuild({
    root,
    base: './',
    plugins: [leaveOut],
    define: { EDITOR_SETTINGS: JSON.stringify(all) },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      reportCompressedSize: false,
      rollupOptions: { treeshake: false, input: join(root, 'index.html') },
    },
  });
}
