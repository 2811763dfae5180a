import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './paths';

/**
 * The entry files of the installed tools. They run with this same Node, so that no shell or `.cmd`
 * file is needed.
 */
const tools = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/lib/tsc.js',
  vitest: 'vitest/vitest.mjs',
};

export type ExecOptions = {
  env?: NodeJS.Dict<string>;
  cwd?: string;
  /** shows the output when the program has ended, for several at a time */
  buffered?: boolean;
};

/** Where the entry file of an installed tool is. */
export const toolAt = (tool: keyof typeof tools) => join(ROOT, 'node_modules', tools[tool]);

/** Runs one of the installed tools, as `exec` does. */
export const execTool = (tool: keyof typeof tools, args: string[], options?: ExecOptions) =>
  exec([toolAt(tool), ...args], options);

/** Runs one of our commands, such as `build`, as `exec` does. */
export const execCommand = (command: string, args: string[], options?: ExecOptions) =>
  exec(['scripts/run.mjs', command, ...args], options);

/** Runs a script, such as `scripts/build/draw-pictures.ts`, as `exec` does. */
export const execScript = (script: string, options?: ExecOptions) =>
  exec(['--import', 'tsx', script], options);

/**
 * Runs this same Node on this console and resolves to its exit code. Forwards SIGINT and SIGTERM to
 * it, and then ends this process.
 */
async function exec(args: string[], { env, cwd = ROOT, buffered }: ExecOptions = {}) {
  const out = buffered ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd,
    // Next's types ask for a NODE_ENV
    env: env as NodeJS.ProcessEnv | undefined,
    stdio: ['inherit', out, out],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => output.push(chunk));
  }

  let received: NodeJS.Signals | undefined;
  const passOn = (signal: NodeJS.Signals) => {
    received = signal;
    child.kill(signal);
  };
  process.on('SIGINT', passOn).on('SIGTERM', passOn);
  const [code] = await once(child, 'close');
  process.off('SIGINT', passOn).off('SIGTERM', passOn);
  process.stdout.write(Buffer.concat(output));
  if (received) process.exit(received === 'SIGINT' ? 130 : 143);
  return Number(code ?? 1);
}
