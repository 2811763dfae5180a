import { execFileSync } from 'node:child_process';
import type { PublishedState } from '@/lib/config/published-state';

/** The commit of a content folder; null without one, or if the content differs from it. */
export function publishedState(dir: string): PublishedState | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    if (git('status', '--porcelain', '--ignored', '--', '.')) return null;
    const [commit = '', merged = ''] = git('log', '-1', '--format=%H %cI').trim().split(' ');
    return { commit, merged };
  } catch {
    return null;
  }
}
