import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '@/scripts/cli';
import { execTool } from '@/scripts/exec';
import { OUT, ROOT } from '@/scripts/paths';
import { differingFiles } from './export-hash';

/** Folders that are not source: a build creates them or gets them from outside. */
const NO_SOURCE = [
  ...['.bench', '.git', '.next', '.mock-services', 'drawn', 'node_modules', 'out', 'test-results'],
];

/**
 * Builds the site again, from a copy of the project in another folder. Resolves to 0 when the
 * result is identical to the site in out/ as built for the tests; otherwise it reports the
 * differences.
 */
export async function buildAgain() {
  const copy = mkdtempSync(join(tmpdir(), 'second-build-'));
  try {
    for (const name of readdirSync(ROOT).filter((each) => !NO_SOURCE.includes(each))) {
      cpSync(join(ROOT, name), join(copy, name), { recursive: true });
    }
    linkFiles(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    // the commit is in the pages, and the copy has no history of its own
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

/** Hard-links a folder's files, or copies them where they are on another disk. */
function linkFiles(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else
      try {
        linkSync(source, target);
      } catch {
        cpSync(source, target);
      }
  }
}
