import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../cli.mjs';
import { execNode } from '../exec.mjs';
import { OUT, ROOT, STAND_INS } from '../paths.mjs';
import { filesOf, hashOfExport } from './export-hash.mjs';

/** What a build makes or is given; all else of the project is its source. */
const NO_SOURCE = ['.bench', '.git', '.next', '.stand-ins', 'node_modules', 'out', 'test-results'];

/**
 * Builds the site once more, from a copy of the project in another folder. Throws `UserError` with the
 * files that differ where the site in out/, built with the same environment, has other bytes.
 */
export async function requireSameBytes() {
  const copy = join(STAND_INS, 'second-build');
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const name of readdirSync(ROOT).filter((each) => !NO_SOURCE.includes(each))) {
    cpSync(join(ROOT, name), join(copy, name), { recursive: true });
  }
  linkFiles(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  const code = await execNode('scripts/commands/build.mjs', [], { cwd: copy, env: process.env });
  if (code !== 0) throw new UserError('The second build failed, above.');

  const again = join(copy, 'out');
  if (hashOfExport(again) !== hashOfExport(OUT)) {
    const differing = differences(OUT, again).join('\n');
    throw new UserError(`Two builds of the same source differ:\n${differing}`);
  }
  rmSync(copy, { recursive: true, force: true });
}

/** The paths of the files that are not the same in both. @param {string} one @param {string} other */
function differences(one, other) {
  const [ours, theirs] = [filesOf(one), filesOf(other)];
  const paths = [...new Set([...ours, ...theirs])].sort();
  return paths.filter((path) => {
    if (!ours.includes(path) || !theirs.includes(path)) return true;
    return !readFileSync(join(one, path)).equals(readFileSync(join(other, path)));
  });
}

/** A folder with the same files in it, without their bytes being copied. @param {string} from @param {string} to */
function linkFiles(from, to) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}
