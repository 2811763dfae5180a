import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withPolicy } from '@/scripts/build/gate-page';
import { headersFile } from '@/scripts/build/headers';
import { writeJson } from '@/scripts/files';
import { ROOT } from '@/scripts/paths';
import { buildEditor } from './build-editor';
import { editorHeaders, GITHUB_API, readFolder } from './serve-editor';

/**
 * Builds the form editor for an address of its own, from which it saves to GitHub: each save is a branch and
 * a pull request.
 * @param repository as `owner/name`
 * @param branch the one that is published
 * @param site the address of its home page
 */
export async function buildOnlineEditor(
  outDir: string,
  { repository, branch, site }: { repository: string; branch: string; site: string },
) {
  await buildEditor(outDir, {
    content: 'content',
    preview: null,
    backend: {
      name: 'github',
      repo: repository,
      branch,
      auth_methods: ['token'],
      commit_messages: { create: 'Write {{slug}}', update: 'Change {{slug}}' },
    },
    site,
  });
  // what an entry is checked with
  writeJson(join(outDir, 'content.json'), readFolder(join(ROOT, 'content')));
  const headers = editorHeaders({ asks: [GITHUB_API, new URL(site).origin] });
  writeFileSync(join(outDir, '_headers'), headersFile([{ path: '/*', headers }]));

  // the same policy for a host that sends no headers; a page cannot say for itself who may frame it
  const policy = headers['Content-Security-Policy'].replace(/; frame-ancestors [^;]*/, '');
  const page = join(outDir, 'index.html');
  writeFileSync(page, withPolicy(readFileSync(page, 'utf8'), policy));
}
