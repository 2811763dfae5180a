import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from './paths';

/**
 * The entry files of the installed tools, and of our own commands. They run with this same Node, so that no
 * shell or `.cmd` file is needed.
 */
const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  next: 'node_modules/next/dist/bin/next',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/lib/tsc.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  run: 'scripts/run.mjs',
};

export type ExecOptions = {
  env?: NodeJS.Dict<string>;
  cwd?: string;
  /** shows the output when the program has ended, for several at a time */
  buffered?: boolean;
};

/** Where the entry file of an installed tool is. */
export const toolAt = (tool: keyof typeof tools) => join(ROOT, tools[tool]);

/** Runs one of the tools, or with `run` one of our commands, as `exec` does. */
export const execTool = (tool: keyof typeof tools, args: string[], options: ExecOptions = {}) =>
  exec([join(options.cwd ?? ROOT, tools[tool]), ...args], options);

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
