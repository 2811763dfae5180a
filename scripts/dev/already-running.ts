import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@/scripts/cli';
import { writeJson } from '@/scripts/files';
import { MOCK_SERVICES } from '@/scripts/paths';
import { requireFreePorts } from '@/scripts/servers/ports';

/** Which process runs for this folder, and a port at which it answers. */
const RUNNING = join(MOCK_SERVICES, 'dev.json');

/** Throws `UserError` if `npm run dev` or `npm run edit` already runs: they share files. */
export async function requireNoOtherDev(file = RUNNING) {
  if (!existsSync(file)) return;
  const { pid, port } = JSON.parse(readFileSync(file, 'utf8'));
  const isFree = await requireFreePorts(port).then(
    () => true,
    () => false,
  );
  // a killed process leaves the file, and its pid may be another process's by now
  if (isFree || !isRunning(pid)) return;
  throw new UserError(
    `“npm run edit” or “npm run dev” runs in this folder already, as process ${pid}. End it there with Ctrl+C, then try again.\n“npm run edit” o “npm run dev” ya se ejecuta en esta carpeta, como proceso ${pid}. Termínelo allí con Ctrl+C y pruebe otra vez.`,
  );
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // another user's process
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Marks this process as the folder's `npm run dev` or `npm run edit`, until it ends. */
export async function claimDev(port: number, file = RUNNING) {
  await requireNoOtherDev(file);
  writeJson(file, { pid: process.pid, port });
  process.on('exit', () => rmSync(file, { force: true }));
}
