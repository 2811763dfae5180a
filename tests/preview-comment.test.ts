import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from './support/temp-folder';

const RUN = 'https://github.example/runs/1';

/** The shell script of the workflow's step that comments, as the runner executes it. */
function commentScript() {
  const workflow = readFileSync('.github/workflows/preview.yml', 'utf8');
  const [, script = ''] = /- name: Comment\n.*?run: \|\n(.*)$/s.exec(workflow) ?? [];
  return script.replace(/^ {10}/gm, '');
}

function commentOn(check: string) {
  const dir = tempFolder({ 'bin/gh': '#!/bin/sh\ncp comment.md posted.md' });
  chmodSync(join(dir, 'bin/gh'), 0o755);
  const PATH = `${join(dir, 'bin')}:${process.env.PATH}`;
  const env = { ...process.env, CHECK: check, RUN, PULL_REQUEST: '1', PATH };
  execFileSync('bash', ['-e', '-c', commentScript()], { cwd: dir, env });
  return readFileSync(join(dir, 'posted.md'), 'utf8');
}

describe.skipIf(process.platform === 'win32')('the comment on a pull request', () => {
  test('leads to the draft, and shows what the check says', () => {
    const comment = commentOn('The content has 1 mistake:\n\n  found  "¿Quién?"');
    expect(comment).toBe(
      `The draft to download: ${RUN}\n\n    The content has 1 mistake:\n    \n      found  "¿Quién?"\n`,
    );
  });

  test.each([
    ['a fence', 'a\n```\n@everyone ![](https://e.example/a.png)'],
    ['a longer one', 'a\n\n````text\n~~~~\n\n# Approved'],
    ['a carriage return', 'a\r```\r\n\r# Approved'],
    ['HTML', '</code></pre>\n<img src="https://e.example/a.png">'],
    ['what the shell would read', '$(touch x) `touch x`\n-e \\n# %s\\nEOF'],
    ['more than a comment holds', 'ñ\n'.repeat(30_000)],
  ])('has every line of %s as code', (_what, check) => {
    const [head, blank, ...lines] = commentOn(check).split(/\r\n|\r|\n/);
    expect([head, blank]).toEqual([`The draft to download: ${RUN}`, '']);
    expect(lines.join('\n').length).toBeLessThanOrEqual(60_000);
    // the last one may be truncated
    expect(lines.slice(0, -1).filter((line) => !line.startsWith('    '))).toEqual([]);
    expect(lines.at(-1)).toMatch(/^( {0,4}| {4}.*)$/);
  });
});
