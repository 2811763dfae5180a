import { listen } from '@/scripts/servers/listen';

/**
 * Another site on this machine. `framing(address)` is a page that frames an address; `open` may be framed by
 * `frame-ancestors`, though not by its X-Frame-Options; `showing(html)` has that HTML in it.
 */
export async function otherSite() {
  const { port, close } = await listen((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    res.setHeader('Content-Type', 'text/html;charset=utf-8');
    if (pathname === '/open') {
      res.setHeader('X-Frame-Options', 'SAMEORIGIN');
      res.setHeader('Content-Security-Policy', "frame-ancestors 'self' http://localhost:*");
    }
    const head = '<!doctype html><link rel="icon" href="data:,"><style>body { margin: 0 }</style>';
    res.end(head + (searchParams.get('html') ?? '<main>open</main>'));
  }, 0);
  const pageAt = (host: string, html: string) =>
    `http://${host}:${port}/?html=${encodeURIComponent(html)}`;
  return {
    open: `http://localhost:${port}/open`,
    framing: (address: string) =>
      pageAt('localhost', `<iframe src="${address}" width="600" height="400"></iframe>`),
    showing: (html: string) => pageAt('127.0.0.1', html),
    close,
  };
}
