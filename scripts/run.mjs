import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';

/**
 * @typedef {object} RunOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {(text: string) => void} [hear] is told what it says on its error stream, too
 * @property {boolean} [shell]
 */

/**
 * Where the packages we call keep their command. They are started with this same node, so that no
 * shell and no `.cmd` file is needed.
 */
const packages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  next: 'next',
  playwright: '@playwright/test',
  tsc: 'typescript',
  vitest: 'vitest',
};

/** @typedef {keyof typeof packages} Tool */

/** What to start where Node 20.9 cannot read what the package names: a module without an extension. */
const readable = /** @type {Partial<Record<Tool, string>>} */ ({ tsc: 'lib/tsc.js' });

/**
 * Runs one of the installed tools on this console. Answers its exit code.
 *
 * @param {Tool} tool
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function runTool(tool, args, options) {
  return run(process.execPath, [toolFile(tool), ...args], options);
}

/**
 * Runs a program on this console and answers its exit code. When we are asked to end, it is asked
 * too, and we end with it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<number>}
 */
export function run(program, args, options = {}) {
  const { env = process.env, cwd = ROOT, hear, shell } = options;
  return new Promise((resolve, reject) => {
    const errors = hear ? 'pipe' : 'inherit';
    const child = spawn(program, args, { cwd, env, shell, stdio: ['inherit', 'inherit', errors] });
    child.stderr?.on('data', (chunk) => {
      process.stderr.write(chunk);
      hear?.(String(chunk));
    });
    /** @type {NodeJS.Signals | undefined} */
    let asked;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      asked = signal;
      child.kill(signal);
    };
    process.on('SIGINT', passOn).on('SIGTERM', passOn);
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
      if (asked) process.exit(asked === 'SIGINT' ? 130 : 143);
      resolve(code ?? 1);
    });
  });
}

/** @param {Tool} tool */
function toolFile(tool) {
  const folder = join(ROOT, 'node_modules', packages[tool]);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, readable[tool] ?? bin[tool]);
}
