import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from '@/lib/content/bundle';
import { filesIn } from '@/lib/content/check/content';
import { readContent } from '@/lib/content/check/read-content';
import { DEFAULT_TIME_ZONE } from '@/lib/dates/local-moment';
import { viteBuild } from '@/scripts/build/bundle';
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
  const { campaign, en }: Partial<Bundle> = readContent(filesIn(content)).bundle;
  const all: EditorSettings = {
    ...settings,
    timeZone: campaign?.time_zone ?? DEFAULT_TIME_ZONE,
    campaign: en?.site_title ?? settings.content,
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
