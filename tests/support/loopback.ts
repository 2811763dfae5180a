import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { listen } from '@/scripts/servers/listen';

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string };

/** Starts a host for the rest of the test. Resolves to its address and every request that reaches it. */
export async function loopbackHost(
  answer: (response: ServerResponse) => void,
): Promise<{ host: string; requests: Request[] }> {
  const requests: Request[] = [];
  const { port, close } = await listen(async (incoming, response) => {
    const { method, url, headers } = incoming;
    requests.push({ method, url, headers, body: await text(incoming) });
    answer(response);
  }, 0);
  onTestFinished(close);
  return { host: `http://localhost:${port}`, requests };
}

export function answering(status: number, body: object | string = {}) {
  const type = typeof body === 'string' ? 'text/html' : 'application/json';
  return (response: ServerResponse): void => {
    response.writeHead(status, { 'Content-Type': type, Connection: 'close' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

export const resetting = (response: ServerResponse): void => {
  response.socket?.resetAndDestroy();
};
