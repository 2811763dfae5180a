import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { listen } from '@/scripts/servers';
import { PUBLISH_PATH } from './publish-answers';

/** Where the editor goes online: GitHub's own address for programs, and nobody else's. */
export const GITHUB_API = 'https://api.github.com';

/** The origins that the editor turns to: whose pages the preview shows, and online GitHub and the site. */
type Origins = { preview?: string | null; asks?: string[] };

/**
 * The headers of the editor: it may ask nobody but itself and these. Its styles are written by its scripts,
 * and the pictures that somebody chooses come as blobs.
 */
export function editorHeaders({ preview, asks = [] }: Origins) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...asks, ...(preview ? [preview] : [])].join(' '),
    "worker-src 'self' blob:",
    `frame-src ${preview ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  };
}

/**
 * Serves the built editor to this machine. Resolves to its port and a function that closes it. Throws
 * `UserError` when the port cannot be used.
 */
export function serveEditor({
  dir,
  port,
  publishing,
  ...origins
}: Origins & {
  dir: string;
  port: number;
  /** what answers at /publish (publish.ts) */
  publishing?: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;
}) {
  const headers = editorHeaders(origins);
  const files = sirv(dir, { dev: true, setHeaders: (res) => setAll(res, headers) });
  const server = createServer((req, res) => {
    if (publishing && req.url === PUBLISH_PATH) {
      setAll(res, headers);
      publishing(req, res).catch((error) => {
        console.error(error);
        res.destroy();
      });
      return;
    }
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

function setAll(res: ServerResponse, headers: Record<string, string>) {
  for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
}
