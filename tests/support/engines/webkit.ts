import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import type { Engines } from '@/scripts/engines.mjs';
import { freePort, isAnswering } from '@/scripts/servers.mjs';
import { DEAD_PROXY, type Driver, type EngineBrowser, type Preferences } from './driver';

type WebKit = NonNullable<Engines['webkit']>;
/** How WebDriver writes an element into JSON. */
type Reference = { 'element-6066-11e4-a52e-4f735466cecf': string };
const idOf = (element: Reference) => element['element-6066-11e4-a52e-4f735466cecf'];

const START_ATTEMPTS = 3;
const START_TIMEOUT_MS = 10_000;
const COMMAND_TIMEOUT_MS = 30_000;

/** Starts the screen that WebKit draws on; each visitor gets a WebKit of their own. */
export async function startWebKit(webkit: WebKit): Promise<EngineBrowser> {
  const screen = spawn(webkit.screen, ['-displayfd', '1', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(screen.stdout, 'data');
  return {
    async lend(preferences, visit) {
      const { send, driver } = await startSession(webkit, String(display).trim(), preferences);
      try {
        await visit(webDriver(send)).finally(() => send('DELETE', ''));
      } finally {
        await stop(driver);
      }
    },
    close: () => stop(screen),
  };
}

type Send = <Value>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Value>;

/** A WebKit of its own. One that does not start, as happens beside another, is started anew. */
async function startSession(
  webkit: WebKit,
  display: string,
  preferences: Preferences,
  attempts = START_ATTEMPTS,
): Promise<{ send: Send; driver: ChildProcess }> {
  const port = await freePort();
  const driver = spawn(webkit.driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${display}` },
    stdio: 'ignore',
  });
  try {
    return { driver, send: await newSession(`http://127.0.0.1:${port}`, webkit, preferences) };
  } catch (error) {
    await stop(driver);
    if (attempts === 1) throw error;
    return startSession(webkit, display, preferences, attempts - 1);
  }
}

async function newSession(server: string, { browser }: WebKit, { hasScripts }: Preferences) {
  const args = ['--automation', ...(hasScripts ? [] : ['--enable-javascript=false'])];
  const proxy = { httpProxy: DEAD_PROXY, sslProxy: DEAD_PROXY, noProxy: ['localhost'] };
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary: browser, args },
    proxy: { proxyType: 'manual', ...proxy },
  };
  if (!(await isAnswering(`${server}/status`, START_TIMEOUT_MS))) {
    throw new Error(`${server} did not start.`);
  }
  const address = `${server}/session`;
  const { sessionId } = await request<{ sessionId: string }>(
    'POST',
    address,
    { capabilities: { alwaysMatch } },
    START_TIMEOUT_MS,
  );
  const send: Send = (method, path, body) =>
    request(method, `${address}/${sessionId}${path}`, body, COMMAND_TIMEOUT_MS);
  return send;
}

/** One command of WebDriver. Throws what the browser says against it. */
async function request<Value>(
  method: string,
  address: string,
  body: object | undefined,
  timeoutMs: number,
): Promise<Value> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  }).catch((cause) => {
    throw new Error(`No answer to ${method} ${address}`, { cause });
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${address}: ${value.error} ${value.message}`);
  return value;
}

function webDriver(send: Send): Driver<Reference> {
  const run = (act: unknown, given: unknown[]) =>
    send<never>('POST', '/execute/sync', { script: `return (${act})(...arguments)`, args: given });
  return {
    open: (url) => send('POST', '/url', { url }),
    address: () => send('GET', '/url'),
    goBack: () => send('POST', '/back'),
    run: (act, ...given) => run(act, given),
    load: (script) => send('POST', '/execute/sync', { script, args: [] }),
    find: (look, ...given) => run(look, given),
    async press(element, times) {
      if (times === 1) return send('POST', `/element/${idOf(element)}/click`);
      await run(
        (it: Element) => it.scrollIntoView({ block: 'center', behavior: 'instant' }),
        [element],
      );
      const tap = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      const move = { type: 'pointerMove', origin: element, x: 0, y: 0 };
      const actions = [move, ...Array.from({ length: times }, () => tap).flat()];
      return send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    async fill(field, text) {
      // a frame is shown, and its fields take the focus, once its height is known
      await expect(async () => {
        await send('POST', `/element/${idOf(field)}/click`, {});
        await send('POST', `/element/${idOf(field)}/clear`);
        await send('POST', `/element/${idOf(field)}/value`, { text });
      }).toPass({ timeout: FILL_TIMEOUT_MS });
    },
    attach: (field, file) => send('POST', `/element/${idOf(field)}/value`, { text: file }),
    enter: (id) => send('POST', '/frame', { id }),
  };
}

/** How long a field may take until it can be filled in. */
const FILL_TIMEOUT_MS = 10_000;

async function stop(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const exited = once(process, 'exit');
  process.kill();
  await exited;
}
