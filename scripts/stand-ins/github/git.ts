import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Who writes the commits that are made through the stand-in. */
const IDENTITY = {
  GIT_AUTHOR_NAME: 'Test Organiser',
  GIT_AUTHOR_EMAIL: 'organiser@example.org',
  GIT_COMMITTER_NAME: 'GitHub',
  GIT_COMMITTER_EMAIL: 'noreply@github.com',
};

/** What git answers, of which a file is the largest. */
const MOST_BYTES = 64 * 1024 * 1024;

/** the content of files by their paths, null for one that is deleted */
export type Changes = Map<string, Buffer | null>;

/** A bare git repository, as the stand-in for GitHub asks for it. */
export function bareRepository(gitDir: string) {
  const bytes = (
    args: string[],
    { input, env }: { input?: Buffer; env?: Record<string, string> } = {},
  ) =>
    execFileSync('git', ['--git-dir', gitDir, ...args], {
      input,
      env: { ...process.env, ...IDENTITY, ...env },
      maxBuffer: MOST_BYTES,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
  const git = (...args: string[]) => bytes(args).toString().trim();

  /** The commit at the head of a branch, or null. */
  function headOf(branch: string) {
    const ref = `refs/heads/${branch.replace(/^refs\/heads\//, '')}`;
    return git('for-each-ref', '--format=%(objectname)', ref) || null;
  }

  /** The id of an object such as `branch:path`, or null. */
  function idOf(expression: string) {
    try {
      return git('rev-parse', '--verify', '--quiet', expression);
    } catch {
      return null;
    }
  }

  /** @param tree of which files */
  function files(tree: string) {
    const lines = git('ls-tree', '-r', '-l', tree).split('\n').filter(Boolean);
    return lines.map((line) => {
      const [, mode, type, sha, size, path] = /^(\d+) (\w+) (\w+) +(\S+)\t(.*)$/.exec(line) ?? [];
      return { mode, type, sha, size: Number(size), path };
    });
  }

  /** Commits on the first parents' line, the latest first. */
  function history(head: string, first: number, path = '') {
    const format = '%H%x00%an%x00%ae%x00%cI%x00%B%x01';
    const args = ['log', `-${first}`, `--format=${format}`, head, ...(path ? ['--', path] : [])];
    return git(...args)
      .split('\x01')
      .filter((each) => each.trim())
      .map((each) => {
        const [oid = '', name, email, committedDate, message] = each.trim().split('\0');
        return { oid, name, email, committedDate, message: message?.trim() };
      });
  }

  /** Puts a commit on a branch. Returns its id. */
  function commit(branch: string, changes: Changes, message: string) {
    const head = headOf(branch) ?? '';
    const env = { GIT_INDEX_FILE: join(gitDir, 'index-of-the-stand-in') };
    bytes(['read-tree', head], { env });
    for (const [path, content] of changes) {
      if (content === null) {
        bytes(['update-index', '--force-remove', path], { env });
      } else {
        const blob = bytes(['hash-object', '-w', '--stdin'], { input: content }).toString().trim();
        bytes(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], { env });
      }
    }
    const tree = bytes(['write-tree'], { env }).toString().trim();
    rmSync(env.GIT_INDEX_FILE);
    const made = git('commit-tree', tree, '-p', head, '-m', message);
    git('update-ref', `refs/heads/${branch}`, made, head);
    return made;
  }

  return {
    headOf,
    idOf,
    files,
    history,
    commit,
    typeOf: (id: string) => git('cat-file', '-t', id),
    blob: (id: string) => bytes(['cat-file', 'blob', id]),
    defaultBranch: () => git('symbolic-ref', '--short', 'HEAD'),
    setBranch: (branch: string, sha: string) => git('update-ref', `refs/heads/${branch}`, sha),
    deleteBranch: (branch: string) => git('update-ref', '-d', `refs/heads/${branch}`),
    /** The files that a branch changes since it left another. */
    changedFiles: (base: string, branch: string) =>
      git('diff', '--no-renames', '--name-status', `${base}...${branch}`)
        .split('\n')
        .filter(Boolean)
        .map((line) => {
          const [status = '', path = ''] = line.split('\t');
          return { status, path };
        }),
  };
}

export type Repository = ReturnType<typeof bareRepository>;
