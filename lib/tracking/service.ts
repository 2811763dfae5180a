type Ping = { source: string; action: string; website: string };

/** Outlives the page, and ignores the response; throws where the host cannot be reached. */
export async function sendPing(host: string, ping: Ping): Promise<void> {
  await fetch(`${host}/pings`, {
    method: 'POST',
    keepalive: true,
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ ping }),
  });
}
