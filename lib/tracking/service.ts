/** One counted action, under the traffic counter's own names. */
export type Ping = { source: string; action: string; website: string };

/**
 * Counts one action: one POST {host}/pings that outlives the page. What the counter answers is of no
 * interest; throws where it cannot be reached.
 */
export async function sendPing(host: string, ping: Ping): Promise<void> {
  await fetch(`${host}/pings`, {
    method: 'POST',
    keepalive: true,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ping }),
  });
}
