import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bundle } from '@/lib/content/bundle';
import { contentFiles } from '@/lib/content/check/check-content';
import { readContent } from '@/lib/content/check/read-content';
import { isEntryList, translatedKeys } from '@/lib/content/model/lists';
import { DEFAULT_TIME_ZONE } from '@/lib/dates/local-moment';
import { withPolicy } from '@/scripts/build/content-policy';
import { headersFile } from '@/scripts/build/headers';
import { inPlaceOf, viteBuild } from '@/scripts/build/vite-bundle';
import { writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import { files } from './editor-config';
import { editorHeaders, GITHUB_API, readFolder } from './serve-editor';
import type { EditorSettings } from './settings';

/** Parts of the CMS that the content does not use: syntax highlighting and maps. */
const UNUSED = /^(@shikijs\/(langs|themes)|terra-draw)\b/;

/** Builds the form editor into a folder. */
export async function buildEditor(
  outDir: string,
  settings: Omit<EditorSettings, 'timeZone' | 'campaign' | 'translated'>,
) {
  const root = join(ROOT, 'scripts/editor');
  const content = join(ROOT, settings.content);
  const { campaign, en }: Partial<Bundle> = readContent(contentFiles(content)).bundle;
  const all: EditorSettings = {
    ...settings,
    timeZone: campaign?.time_zone ?? DEFAULT_TIME_ZONE,
    campaign: en?.site_title ?? settings.content,
    translated: Object.keys(files).filter((name) =>
      isEntryList(name)
        ? translatedKeys[name].length > 0
        : existsSync(join(content, `es/${name}.json`)),
    ),
  };
  await viteBuild({
    root,
    base: './',
    plugins: [inPlaceOf(UNUSED, {})],
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

/** Builds the form editor for a host, from which each save becomes a pull request at GitHub. */
export async function buildOnlineEditor(
  outDir: string,
  { site, ...repository }: { repository: string; branch: string; site: string },
) {
  await buildEditor(outDir, { content: 'content', site, ...repository });
  // the content that an entry is checked with
  writeJson(join(outDir, 'content.json'), readFolder(join(ROOT, 'content')));
  const headers = editorHeaders({ asks: [GITHUB_API, new URL(site).origin] });
  writeFileSync(join(outDir, '_headers'), headersFile([{ path: '/*', headers }]));

  // the same CSP for a host that sends no headers; `frame-ancestors` works in a header only
  const policy = headers['Content-Security-Policy'].replace(/; frame-ancestors [^;]*/, '');
  const page = join(outDir, 'index.html');
  writeFileSync(page, withPolicy(readFileSync(page, 'utf8'), policy));
}
