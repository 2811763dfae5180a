import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { errorReport } from '@/lib/content/check/report';
import { RECORD_FILE } from '@/lib/content/model/entry-lists';
import type { ReportLanguage } from '@/lib/content/model/issue';
import { locales, translatedLocales } from '@/lib/i18n/locales';
import { checkContent, writeTranslationRecord } from '@/scripts/content';

const run = promisify(execFile);
const GIT_MS = 120_000;

/** What may be published from the forms: the content and the campaign's own pictures. */
type Repository = {
  /** The folder of the repository. */
  root: string;
  /** The content folder in it, and where its pictures are. */
  paths: readonly string[];
};

/**
 * What became of it: mistakes that keep it back, nothing that is not published already, files that others have
 * published otherwise, git's own words where git refused; or the commit, how many files of others were taken in, and
 * the languages that the site does not have yet.
 */
export type Published = {
  state:
    | ('pushed' | 'takenBack')
    | ('mistakes' | 'noRemote' | 'nothing' | 'conflict' | 'failed' | 'unpublished');
  said?: string;
  files?: string[];
  commit?: string;
  taken?: number;
  isDraft?: boolean;
  unshown?: string[];
};

/** Runs git without asking anything, and resolves to what it printed. */
async function git({ root }: Repository, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, {
    cwd: root,
    timeout: GIT_MS,
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  });
  return stdout.trimEnd();
}

const gitsWords = (error: unknown) => String((error as { stderr?: string }).stderr || error).trim();

const lines = (text: string) => text.split('\n').filter(Boolean);

/**
 * What of the content stands in this folder alone, and where it would go; no remote where there is none. `ahead` are
 * the commits of content that are not pushed, null where the branch never was.
 */
export async function unpublished(repository: Repository) {
  const { paths } = repository;
  const ask = (...args: string[]) => git(repository, ...args).catch(() => '');
  const status = ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const [changes, remotes, branch, ahead] = await Promise.all([
    ask(...status, '--', ...paths),
    ask('remote'),
    ask('branch', '--show-current'),
    ask('rev-list', '--count', '@{upstream}..HEAD', '--', ...paths),
  ]);
  const [remote = null] = lines(remotes).sort((name) => (name === 'origin' ? -1 : 0));
  const files = changes.split('\0').filter(Boolean);
  return {
    files: files.map((change) => change.slice(3)),
    remote,
    branch,
    ahead: ahead ? Number(ahead) : null,
  };
}
export type Unpublished = Awaited<ReturnType<typeof unpublished>>;

/** Takes in what others have published; the files in which that collides, of which then nothing is taken in. */
async function takeIn(repository: Repository, remote: string, branch: string): Promise<string[]> {
  const [content = ''] = repository.paths;
  await git(repository, 'fetch', remote, branch);
  try {
    await git(repository, 'merge', '--no-edit', 'FETCH_HEAD');
    return [];
  } catch (error) {
    const files = lines(await git(repository, 'diff', '--name-only', '--diff-filter=U'));
    if (files.length === 0) throw error;
    const records = translatedLocales.map((locale) => `${content}/${locale}/${RECORD_FILE}`);
    const collided = files.filter((file) => !records.includes(file));
    if (collided.length > 0) {
      await git(repository, 'merge', '--abort');
      return collided;
    }
    // the record is made from the content, which does not collide
    await git(repository, 'checkout', '--theirs', '--', ...files);
    for (const locale of translatedLocales)
      writeTranslationRecord(join(repository.root, content), locale);
    await git(repository, 'add', '--', ...files);
    await git(repository, 'commit', '--no-edit');
    return [];
  }
}

/**
 * What was published last, by anybody: its words, and of each of its files what it was and is; no pictures. Null where
 * that changed more than the content, or where nothing is known.
 */
export async function lastPublication(repository: Repository) {
  const { remote, branch } = await unpublished(repository);
  if (!remote || !branch) return null;
  await git(repository, 'fetch', remote, branch);
  const newest = ['log', '-1', '--no-merges', '--format=%H%x00%s', 'FETCH_HEAD'];
  const withFiles = ['--full-diff', '--name-only', '--no-renames', '-z', '--', ...repository.paths];
  const found = await git(repository, ...newest, ...withFiles);
  const [commit, words = '', ...names] = found.split('\0');
  const changed = names.map((name) => name.trim()).filter(Boolean);
  const isOurs = (file: string) => repository.paths.some((path) => file.startsWith(`${path}/`));
  if (!commit || !changed.every(isOurs)) return null;
  const textAt = (revision: string, file: string) =>
    file.endsWith('.json') ? git(repository, 'show', `${revision}:${file}`).catch(() => '') : '';
  const files = changed.map(async (file) => ({
    file,
    was: await textAt(`${commit}^`, file),
    is: await textAt(commit, file),
  }));
  return { commit, words, files: await Promise.all(files) };
}
export type Publication = NonNullable<Awaited<ReturnType<typeof lastPublication>>>;

/**
 * Restores what was live before this publication, the last, as a new one: git's own revert, checked and pushed.
 * Where that cannot be, the folder stays as it was; and so it does while something in it is not published.
 */
export async function takeBack(
  repository: Repository,
  commit: string,
  language: ReportLanguage,
  check: typeof checkContent = checkContent,
): Promise<Published> {
  const { files, remote, branch, ahead } = await unpublished(repository);
  if (!remote || !branch) return { state: 'noRemote' };
  if (files.length > 0 || ahead) return { state: 'unpublished' };
  const before = await git(repository, 'rev-parse', 'HEAD');
  const restore = async (published: Published) => {
    await git(repository, 'revert', '--abort').catch(() => {});
    await git(repository, 'reset', '--keep', before);
    return published;
  };
  try {
    const last = await lastPublication(repository);
    if (last?.commit !== commit)
      return { state: 'conflict', files: last?.files.map(({ file }) => file) ?? [] };
    await git(repository, 'merge', '--ff-only', 'FETCH_HEAD');
    await git(repository, 'revert', '--no-edit', commit);
    const said = errorReport(check().issues, language);
    if (said) return restore({ state: 'mistakes', said });
    await git(repository, 'push', remote, branch);
    return { state: 'takenBack', commit: await git(repository, 'rev-parse', '--short', 'HEAD') };
  } catch (error) {
    return restore({ state: 'failed', said: gitsWords(error) });
  }
}

/** The languages whose messages are not sent with the content, and which the site so does not have. */
async function unshownLanguages(repository: Repository): Promise<string[]> {
  const sent = lines(await git(repository, 'ls-tree', '--name-only', 'HEAD', 'messages/'));
  return locales.filter((locale) => !sent.includes(`messages/${locale}.json`));
}

/**
 * Checks the content, commits what of it was changed in these words, takes in what others have published, and pushes
 * the branch. What is staged or changed elsewhere stays as it is.
 */
export async function publish(
  repository: Repository,
  words: string,
  language: ReportLanguage,
  check: typeof checkContent = checkContent,
): Promise<Published> {
  const mistakes = () => errorReport(check().issues, language);
  const said = mistakes();
  if (said) return { state: 'mistakes', said };
  const { files, remote, branch, ahead } = await unpublished(repository);
  if (!remote || !branch) return { state: 'noRemote' };
  if (files.length === 0 && ahead === 0) return { state: 'nothing' };
  try {
    if (files.length > 0) {
      await git(repository, 'add', '--all', '--', ...files);
      await git(repository, 'commit', '--message', words, '--', ...files);
    }
    const before = await git(repository, 'rev-parse', 'HEAD');
    const collided = ahead === null ? [] : await takeIn(repository, remote, branch);
    if (collided.length > 0) return { state: 'conflict', files: collided };
    const taken = lines(await git(repository, 'diff', '--name-only', before, 'HEAD'));
    const saidTogether = taken.length > 0 && mistakes();
    if (saidTogether) return { state: 'mistakes', said: saidTogether };
    await git(repository, 'push', '--set-upstream', remote, branch);
    return {
      state: 'pushed',
      commit: await git(repository, 'rev-parse', '--short', 'HEAD'),
      taken: taken.length,
      isDraft: repository.paths[0] !== 'content',
      unshown: await unshownLanguages(repository),
    };
  } catch (error) {
    return { state: 'failed', said: gitsWords(error) };
  }
}

/**
 * Answers the forms at `/publish`: GET with what is not published, POST `{ words, language }` by publishing it,
 * `{ takeBack: true }` with what was published last, `{ takeBack, language }` by taking that commit back. All want the
 * token that the forms were opened with, as `Authorization: Bearer`; POST wants the forms' own origin as well.
 * @param follow makes what follows from what was saved before
 */
export function publishing(repository: Repository, follow: () => void) {
  const token = randomUUID();

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== `Bearer ${token}`) return say(403, {});
    follow();
    if (request.method === 'GET') return say(200, await unpublished(repository));
    if (request.headers.origin !== `http://${request.headers.host}`) return say(403, {});
    const given = (await json(request).catch(() => ({}))) as Record<string, unknown>;
    const { words, language, takeBack: commit } = given;
    if (commit === true)
      return say(200, { last: await lastPublication(repository).catch(() => null) });
    if (language !== 'en' && language !== 'es') return say(400, {});
    if (typeof commit === 'string') return say(200, await takeBack(repository, commit, language));
    if (typeof words !== 'string' || !words.trim()) return say(400, {});
    return say(200, await publish(repository, words.trim(), language));
  }
  return { answer, token };
}
