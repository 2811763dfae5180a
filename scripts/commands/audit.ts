import { spawnSync } from 'node:child_process';
import { log, readArguments, UserError } from '@/scripts/cli';
import { ROOT } from '@/scripts/paths';

type Answer = {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string }>;
};

/**
 * One sentence for each vulnerability in the output of `npm audit --json`; null where the registry
 * serves no advisories or could not be reached.
 */
export function advisories(stdout: string): string[] | null {
  const { vulnerabilities }: Answer = JSON.parse(stdout || '{}');
  if (!vulnerabilities) return null;
  return Object.values(vulnerabilities).map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}`,
  );
}

const HELP = `npm run audit

Asks the registry for known vulnerabilities of the packages in package-lock.json.`;

export function main(args: string[]) {
  readArguments(args, HELP);
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const found = advisories(stdout);
  if (!found) {
    const { message = 'npm gave no answer' } = JSON.parse(stdout || '{}');
    log(`Nothing was audited: the registry’s advisories could not be reached (${message}).`);
    return;
  }
  if (found.length > 0) throw new UserError(found.join('\n'));
  log('No advisory names a package of package-lock.json.');
}
