import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { errorReport } from '@/lib/content/check/report';
import { checkContent } from '@/scripts/content';
import type { ReportLanguage } from './form-schemas';
import type { Published, Unpublished } from './publish-answers';

const run = promisify(execFile);
const GIT_MS = 120_000;
const LONGEST_BODY = 10_000;

/** What may be published from the forms: the content and the campaign's own pictures. */
type Repository = {
  /** The folder of the repository. */
  root: string;
  /** The content folder in it, and where its pictures are. */
  paths: readonly string[];
  env?: NodeJS.ProcessEnv;
};

/** Runs git without asking anything, and resolves to what it printed. */
async function git({ root, env = process.env }: Repository, args: string[]): Promise<string> {
  const { stdout } = await run('git', args, {
    cwd: root,
    timeout: GIT_MS,
    env: { ...env, GIT_TERMINAL_PROMPT: '0' },
  });
  return stdout.trimEnd();
}

const lines = (text: string) => text.split('\n').filter(Boolean);

/** What of the content stands in this folder alone, and where it would go; no remote where there is none. */
export async function unpublished(repository: Repository): Promise<Unpublished> {
  const { paths } = repository;
  const none = () => '';
  const status = ['status', '--porcelain', '--untracked-files=all', '--', ...paths];
  const [files, remotes, branch, ahead] = await Promise.all([
    git(repository, status).catch(none),
    git(repository, ['remote']).catch(none),
    git(repository, ['branch', '--show-current']).catch(none),
    git(repository, ['rev-list', '--count', '@{upstream}..HEAD', '--', ...paths]).catch(none),
  ]);
  const [remote = null] = lines(remotes).sort((name) => (name === 'origin' ? -1 : 0));
  return { files: lines(files).map((line) => line.slice(3)), remote, branch, ahead: Number(ahead) };
}

/**
 * Checks the content, commits what of it was changed in these words, and pushes the branch. What is
 * staged or changed elsewhere stays as it is.
 */
export async function publish(
  repository: Repository,
  words: string,
  language: ReportLanguage,
  check: () => ReturnType<typeof checkContent> = () => checkContent(repository.env),
): Promise<Published> {
  const report = errorReport(check().issues, language);
  if (report) return { state: 'mistakes', report };
  const { files, remote, branch, ahead } = await unpublished(repository);
  if (!remote || !branch) return { state: 'no-remote' };
  const isKnown = await git(repository, ['rev-parse', '@{upstream}']).catch(() => null);
  if (isKnown && files.length === 0 && ahead === 0) return { state: 'nothing' };
  try {
    if (files.length > 0) {
      const own = await existing(repository);
      await git(repository, ['add', '--all', '--', ...own]);
      await git(repository, ['commit', '--message', words, '--', ...own]);
    }
    await git(repository, ['push', '--set-upstream', remote, branch]);
  } catch (error) {
    const said = String((error as { stderr?: string }).stderr ?? error).trim();
    return { state: /rejected|non-fast-forward/.test(said) ? 'behind' : 'failed', said };
  }
  return { state: 'pushed', commit: await git(repository, ['rev-parse', '--short', 'HEAD']) };
}

/** Those of the paths that git knows or would add; it refuses any other. */
async function existing(repository: Repository): Promise<string[]> {
  const known = await Promise.all(
    repository.paths.map(async (path) => {
      const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--', path];
      return (await git(repository, list)) ? [path] : [];
    }),
  );
  return known.flat();
}

async function jsonOf(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > LONGEST_BODY) return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Answers the forms at `/publish`: GET with what is not published, POST `{ words, language }` by publishing
 * it. Both want the token that the forms were opened with, as `Authorization: Bearer`; POST wants the forms'
 * own origin as well, and takes each token once: its answer brings the next one as `token`.
 */
export function publishing(repository: Repository) {
  let token = randomUUID();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const say = (status: number, body: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ ...body, ...(status === 200 && { token }) }));
    if (request.headers.authorization !== `Bearer ${token}`) return say(403, {});
    if (request.method === 'GET') return say(200, await unpublished(repository));
    if (request.method !== 'POST') return say(405, {});
    if (request.headers.origin !== `http://${request.headers.host}`) return say(403, {});
    const { words, language } = (await jsonOf(request)) ?? {};
    if (typeof words !== 'string' || !words.trim()) return say(400, {});
    if (language !== 'en' && language !== 'es') return say(400, {});
    token = randomUUID();
    return say(200, await publish(repository, words.trim(), language));
  }
  return { answer, token: () => token };
}
