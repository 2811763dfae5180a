import { accessSync, constants, readFileSync, statfsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { contentFiles } from '@/lib/content/check/check-content';
import { listen } from '@/scripts/servers/listen';
import { translatedFrom } from '@/scripts/translation-record';

export const GITHUB_API = 'https://api.github.com';

/** `preview` shows the pages; `asks` are GitHub and the site, online. */
type Origins = { preview?: string; asks?: string[] };
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** The CMS's scripts add styles, and chosen pictures are blobs. */
export function editorHeaders({ preview, asks = [] }: Origins) {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self' blob: data:", ...asks, preview].join(' ').trim(),
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

/** More than a save writes, its pictures included. */
const SAVE_BYTES = 10e6;

/** The content files as text by path, the paths that are not writable, and what translations were made from. */
export function readFolder(dir: string) {
  const { bavail, bsize } = statfsSync(dir);
  const isFull = bavail * bsize < SAVE_BYTES;
  const { paths } = contentFiles(dir);
  const texts: Record<string, string> = {};
  for (const path of paths) texts[path] = readFileSync(join(dir, path), 'utf8');
  const locked = paths.filter((path) => {
    try {
      return accessSync(join(dir, path), constants.W_OK);
    } catch {
      return true;
    }
  });
  return { texts, locked, isFull, translatedFrom: translatedFrom(dir) };
}

/** Serves the built editor to this machine; `answers` are for `/publish` and `/content.json`. */
export function serveEditor({
  dir,
  port,
  answers,
  ...origins
}: Origins & { dir: string; port: number; answers?: Record<string, Answer> }) {
  const headers = new Headers(editorHeaders(origins));
  const files = sirv(dir, { dev: true });
  return listen(async (req, res) => {
    res.setHeaders(headers);
    // ends with the server, by which the forms hear that it stops
    if (req.url === '/until-stopped') return;
    const answer = answers?.[req.url ?? ''];
    if (!answer) return files(req, res, () => void res.writeHead(404).end('Nothing is here.\n'));
    await answer(req, res).catch((error) => {
      console.error(error);
      res.destroy();
    });
  }, port);
}
