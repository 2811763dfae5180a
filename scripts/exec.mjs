import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * The entry files of the installed tools. They run with this same Node, so that no shell or `.cmd`
 * file is needed; TypeScript's `bin` is a module without an extension, which Node 20.9 cannot load.
 */
const tools = {
  biome: '@biomejs/biome/bin/biome',
  knip: 'knip/bin/knip.js',
  next: 'next/dist/bin/next',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/lib/tsc.js',
  vitest: 'vitest/vitest.mjs',
};

/**
 * @typedef {object} ExecOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {boolean} [shell]
 * @property {(text: string) => void} [onStderr] is called with error output, which is shown as well
 * @property {boolean} [buffered] shows the output when the program has ended, for several at a time
 */

/**
 * Runs one of the installed tools, as `exec` does.
 *
 * @param {keyof typeof tools} tool
 * @param {string[]} args
 * @param {ExecOptions} [options]
 */
export function execTool(tool, args, options) {
  return execNode(join(ROOT, 'node_modules', tools[tool]), args, options);
}

/**
 * Runs a script with this same Node, as `exec` does.
 *
 * @param {string} script relative to the project's folder
 * @param {string[]} args
 * @param {ExecOptions} [options]
 */
export function execNode(script, args, options) {
  return exec(process.execPath, [script, ...args], options);
}

/**
 * Runs a program on this console and resolves to its exit code. Forwards SIGINT and SIGTERM to it,
 * and then ends this process.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {ExecOptions} [options]
 * @returns {Promise<number>}
 */
export function exec(program, args, { env, cwd = ROOT, shell, onStderr, buffered } = {}) {
  return new Promise((resolve, reject) => {
    const stdout = buffered ? 'pipe' : 'inherit';
    const stderr = onStderr || buffered ? 'pipe' : 'inherit';
    const child = spawn(program, args, { cwd, env, shell, stdio: ['inherit', stdout, stderr] });
    /** @type {Buffer[]} */
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => {
      if (buffered) output.push(chunk);
      else process.stderr.write(chunk);
      onStderr?.(String(chunk));
    });
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      received = signal;
      child.kill(signal);
    };
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      process.stdout.write(Buffer.concat(output));
      if (received) process.exit(received === 'SIGINT' ? 130 : 143);
      resolve(code ?? 1);
    });
  });
}
