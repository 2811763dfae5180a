import { listen } from '@/scripts/servers/listen';

/** Another site on this machine. `showing(html)` is the address of a page with that HTML in it. */
export async function otherSite() {
  const { port, close } = await listen((req, res) => {
    const { searchParams } = new URL(req.url ?? '/', 'http://localhost');
    res.setHeader('Content-Type', 'text/html;charset=utf-8');
    const head = '<!doctype html><link rel="icon" href="data:,"><style>body { margin: 0 }</style>';
    res.end(head + searchParams.get('html'));
  }, 0);
  return {
    showing: (html: string) => `http://127.0.0.1:${port}/?html=${encodeURIComponent(html)}`,
    close,
  };
}
