import { createServer } from 'node:http';
import sirv from 'sirv';
import { listen } from '../servers.mjs';

/**
 * What the editor may do: ask nobody but itself. Its styles are written by its scripts, and the pictures
 * that somebody chooses come as blobs.
 *
 * @param {string | null} preview the origin whose pages the preview shows
 */
const policy = (preview) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' blob: data:",
    "worker-src 'self' blob:",
    `frame-src ${preview ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the built editor to this machine. Resolves to its port and a function that closes it. Throws
 * `UserError` when the port cannot be used.
 *
 * @param {{ dir: string, port: number, preview: string | null }} options
 */
export function serveEditor({ dir, port, preview }) {
  const headers = {
    'Content-Security-Policy': policy(preview),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
  const files = sirv(dir, { dev: true, setHeaders: (res) => setAll(res, headers) });
  const server = createServer((req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return res.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return files(req, res, () => {
      setAll(res, headers);
      res
        .writeHead(404, { 'Content-Type': 'text/plain;charset=utf-8' })
        .end('There is nothing here.\n');
    });
  });
  return listen(server, port);
}

/** @param {import('node:http').ServerResponse} res @param {Record<string, string>} headers */
function setAll(res, headers) {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}
