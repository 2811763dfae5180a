import { cpSync, linkSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { differingFiles } from '@/scripts/build/export-hash';
import { log } from '@/scripts/cli';
import { execTool } from '@/scripts/exec';
import { OUT, ROOT } from '@/scripts/paths';

/** What builds make. */
const NO_SOURCE = /^(\.bench|\.git|\.next|\.mock-services|drawn|out|test-results)$/;

/**
 * Builds the site from a copy of the project elsewhere. Resolves to 0 if that equals the site built
 * for the tests in out/; otherwise it reports the differences.
 */
export async function buildAgain() {
  const copy = mkdtempSync(join(tmpdir(), 'second-build-'));
  try {
    cpSync(ROOT, copy, { recursive: true, verbatimSymlinks: true, filter: isCopied });
    // pages name the commit, and the copy has no history of its own
    const git = { GIT_DIR: join(ROOT, '.git'), GIT_WORK_TREE: copy, GIT_OPTIONAL_LOCKS: '0' };
    const env = { ...process.env, ...git };
    const code = await execTool('run', ['build-tests'], { cwd: copy, env });
    if (code !== 0) return code;
    const differing = differingFiles(OUT, join(copy, 'out'));
    if (differing.length > 0) log(`Other bytes in:\n${differing.join('\n')}`);
    return differing.length === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** True for files to copy; packages' files are linked instead, unless they are on another disk. */
function isCopied(from: string, to: string) {
  const path = relative(ROOT, from);
  if (!path.startsWith('node_modules') || !lstatSync(from).isFile()) return !NO_SOURCE.test(path);
  try {
    linkSync(from, to);
    return false;
  } catch {
    return true;
  }
}
