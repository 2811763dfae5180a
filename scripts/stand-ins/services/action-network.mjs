import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { widget } from './action-network-widget.mjs';

/** Enough for the stand-in's forms to be used with a thumb. */
const style = `label, input, textarea, button { display: block; box-sizing: border-box; font: inherit }
input, textarea { width: 100%; padding: 12px; border: 2px solid }
button { padding: 14px 24px; margin-block: 16px; border: 0; background: #16120e; color: #fff }`;

/**
 * Action Network's embeds. Any slug is a form that works; these do not: `failing` (its request gets
 * a 500), `redirecting` (it leaves for another page when done), `silent` (its script does nothing).
 *
 * @param {{ origin: string }} options the address of the stand-ins as browsers know it
 */
export function actionNetworkService({ origin }) {
  /** @type {Hono<import('../request-log.mjs').StandInEnv>} */
  const app = new Hono();

  app.get('/css/:file', (c) => c.body(style, 200, { 'Content-Type': 'text/css' }));
  app.get('/widgets/:version/:kind/:slug', (c) => {
    const { kind, slug } = c.req.param();
    const form = {
      kind,
      slug,
      action: `${origin}/action-network/actions/${slug}`,
      redirect: slug === 'redirecting' ? `${origin}/action-network/elsewhere` : null,
    };
    const script = slug === 'silent' ? '' : `(${widget})(${JSON.stringify(form)});`;
    return c.body(script, 200, { 'Content-Type': 'text/javascript' });
  });

  app.use('/actions/*', cors({ origin: '*', allowMethods: ['POST'] }));
  app.post('/actions/:slug', (c) =>
    c.req.param('slug') === 'failing' ? c.text('Server Error', 500) : c.json({ ok: true }),
  );
  app.get('/elsewhere', (c) => c.text('Elsewhere'));
  return app;
}
