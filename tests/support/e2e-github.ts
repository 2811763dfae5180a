import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildOnlineEditor } from '@/scripts/editor/build-online';
import { GITHUB_API, serveEditor } from '@/scripts/editor/serve-editor';
import { githubStandIn } from '@/scripts/stand-ins/github/app';
import { FIXTURE } from './fixture';

const REPOSITORY = 'our-group/season';

/** The token that the stand-in takes. */
export const TOKEN = 'github_pat_of_a_test';

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args])
    .toString()
    .trim();

/** True where there is git, which npm test does without. */
export function hasGit(): boolean {
  try {
    return git('--version') !== '';
  } catch {
    return false;
  }
}

/** The online editor as it is built for a host, served with its headers. */
export async function onlineEditor() {
  const dir = mkdtempSync(join(tmpdir(), 'editor-'));
  await buildOnlineEditor(dir, { repository: REPOSITORY, branch: 'main' });
  const { port, close } = await serveEditor({ dir, port: 0, api: GITHUB_API });
  return {
    address: `http://127.0.0.1:${port}/`,
    async close() {
      await close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/**
 * A repository with the small content, as GitHub answers for it to a page. What the page asks of anybody
 * but `own` and GitHub is kept in `elsewhere`, and not sent.
 */
export async function github(page: Page, own: string) {
  const folder = mkdtempSync(join(tmpdir(), 'github-'));
  const [work, gitDir] = [join(folder, 'work'), join(folder, 'season.git')];
  cpSync(FIXTURE, join(work, 'content'), { recursive: true });
  git('init', '-q', '-b', 'main', work);
  git('-C', work, 'add', '.');
  git('-C', work, 'commit', '-q', '-m', 'The season');
  git('clone', '-q', '--bare', work, gitDir);
  const { app, pulls } = githubStandIn({ gitDir, name: REPOSITORY, token: TOKEN });
  const elsewhere: string[] = [];
  await page.context().route('**/*', async (route) => {
    const request = route.request();
    const { origin, pathname, search, href } = new URL(request.url());
    if (origin === new URL(own).origin) return route.continue();
    if (origin !== GITHUB_API) {
      elsewhere.push(href);
      return route.abort();
    }
    const data = request.postDataBuffer();
    const answer = await app.request(pathname + search, {
      method: request.method(),
      headers: await request.allHeaders(),
      body: data && new Uint8Array(data),
    });
    const body = Buffer.from(await answer.arrayBuffer());
    return route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body,
    });
  });
  return {
    pulls,
    elsewhere,
    branches: () => git('--git-dir', gitDir, 'branch', '--format=%(refname:short)').split('\n'),
    /** The lines that a branch takes away and adds. */
    changedLines: (branch: string) =>
      git('--git-dir', gitDir, 'diff', '--unified=0', `main...${branch}`)
        .split('\n')
        .filter((line) => /^[-+] /.test(line)),
    /** A file on a branch. */
    file: (branch: string, path: string) =>
      execFileSync('git', ['--git-dir', gitDir, 'show', `${branch}:${path}`]),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
