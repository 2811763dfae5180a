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
      return res.end('<!doctype html><link rel="icon" href="data:,"><main>open</main>');
    }
    if (pathname === '/page') {
      const style = '<style>body { margin: 0 }</style>';
      return res.end(
        `<!doctype html><link rel="icon" href="data:,">${style}${searchParams.get('html')}`,
      );
    }
    const frame = `<iframe src="${searchParams.get('frame')}" width="600" height="400"></iframe>`;
    return res.end(`<!doctype html><link rel="icon" href="data:,">${frame}`);
  }, 0);
  const origin = `http://localhost:${port}`;
  return {
    origin,
    open: `${origin}/open`,
    framing: (address: string) => `${origin}/?frame=${encodeURIComponent(address)}`,
    showing: (html: string) => `http://127.0.0.1:${port}/page?html=${encodeURIComponent(html)}`,
    close,
  };
}

/** Addresses that no other site may frame, with those that hosts derive from a page. */
export const unframed = [
  ...['/', '/call', '/call/', '/call.html', '/es', '/es/', '/es.html', '/es/call/', '/nowhere'],
  ...['/embed/widget.html', '/404', '/es/404', '/es/nowhere'],
  ...['/partners', '/es/partners', '/partners/cards'],
  ...['/images/share-en.png', '/art/favicon.svg', '/partners/qr/nowhere.svg'],
];
