import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEditor } from './build-editor';
import { editorHeaders, GITHUB_API } from './serve-editor';

/**
 * Builds the form editor for an address of its own, from which it saves to GitHub: each save is a branch and
 * a pull request.
 * @param site the repository as `owner/name`, the
 *   branch that is published, and the content folder in it
 */
export async function buildOnlineEditor(
  outDir: string,
  {
    repository,
    branch,
    content = 'content',
  }: { repository: string; branch: string; content?: string },
) {
  await buildEditor(outDir, {
    content,
    preview: null,
    backend: {
      name: 'github',
      repo: repository,
      branch,
      auth_methods: ['token'],
      commit_messages: { create: 'Write {{slug}}', update: 'Change {{slug}}' },
    },
    isOnline: true,
  });
  const headers = editorHeaders({ api: GITHUB_API });
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  writeFileSync(join(outDir, '_headers'), `/*\n${lines.join('\n')}\n`);

  // the same policy for a host that sends no headers; a page cannot say for itself who may frame it
  const policy = headers['Content-Security-Policy'].replace(/; frame-ancestors [^;]*/, '');
  const page = join(outDir, 'index.html');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>\n    ${meta}`));
}
