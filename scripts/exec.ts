import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './paths';

/** Run with this same Node, so that no shell or `.cmd` file is needed. */
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
  /** gives way to all else */
  isBackground?: boolean;
};

/**
 * Runs a tool, or with `run` one of our commands, on this console, and resolves to its exit code.
 * Forwards SIGINT and SIGTERM to it, and then ends this process.
 */
export async function execTool(
  tool: keyof typeof tools,
  args: string[],
  { env, cwd = ROOT, buffered, isBackground }: ExecOptions = {},
) {
  const out = buffered ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [join(cwd, tools[tool]), ...args], {
    cwd,
    // Next's types require a NODE_ENV
    env: env as NodeJS.ProcessEnv | undefined,
    stdio: ['inherit', out, out],
  });
  if (isBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => output.push(chunk));
  }

  let received: NodeJS.Signals | undefined;
  const forwardSignal = (signal: NodeJS.Signals) => {
    received = signal;
    child.kill(signal);
  };
  process.on('SIGINT', forwardSignal).on('SIGTERM', forwardSignal);
  const [code] = await once(child, 'close');
  process.off('SIGINT', forwardSignal).off('SIGTERM', forwardSignal);
  process.stdout.write(Buffer.concat(output));
  if (received) process.exit(received === 'SIGINT' ? 130 : 143);
  return Number(code ?? 1);
}
