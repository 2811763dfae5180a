import { html } from 'hono/html';
import { NAMING_HELPER, widget } from './action-network-widget';
import type { MockService } from './request-log';

const style = `label, input, textarea, button { display: block; box-sizing: border-box; font: inherit }
input, textarea { width: 100%; padding: 12px; border: 2px solid }
button { padding: 14px 24px; margin-block: 16px; border: 0; background: #16120e; color: #fff }`;

/**
 * Action Network's embeds and hosted pages. It is not known whether the service lets a frame
 * without an origin read its responses: this one does so for email addresses at `echo.example`.
 * Slugs are working forms, but `failing` gets a 500, `redirecting` leads elsewhere when done, and
 * `silent` has no script. The ZIP 00000 is refused.
 */
export const actionNetworkService: MockService = (app, { origin }) => {
  const own = `${origin}/action-network`;
  const actionOf = (kind: string, slug: string) => `${own}/actions/${kind}/${slug}`;

  app.get('/css/:file', (c) => c.body(style, 200, { 'Content-Type': 'text/css' }));
  app.get('/widgets/:version/:kind/:slug', (c) => {
    const { kind, slug } = c.req.param();
    const embed = { kind, slug, form: String(firstStep(kind, actionOf(kind, slug))) };
    const script =
      slug === 'silent' ? '' : `${NAMING_HELPER}(${widget})(${JSON.stringify(embed)});`;
    return c.body(script, 200, { 'Content-Type': 'text/javascript' });
  });
  app.get('/:kinds{letters|events}/:slug', (c) => {
    const kind = c.req.param('kinds').slice(0, -1);
    return hosted(firstStep(kind, actionOf(kind, c.req.param('slug'))));
  });
  app.get('/elsewhere', (c) => c.text('Elsewhere'));

  app.post('/actions/:kind/:slug', (c) => {
    const { kind, slug } = c.req.param();
    const fields = c.get('form');
    const isDone = kind === 'event' || fields.has('letter');
    const next = isDone ? thankYou : letterStep(actionOf(kind, slug), fields);
    const isFailing = slug === 'failing';
    const redirect = slug === 'redirecting' && isDone ? `${own}/elsewhere` : null;
    const error = fields.get('zip') === '00000' ? 'This ZIP is not known.' : null;

    if (fields.get('format') !== 'js') {
      if (redirect) return c.redirect(redirect, 303);
      return isFailing ? hosted('Server Error', 500) : hosted(error ?? next);
    }
    const asker = c.req.header('origin');
    if (asker && (asker !== 'null' || fields.get('email')?.endsWith('@echo.example'))) {
      c.header('Access-Control-Allow-Origin', asker);
      c.header('Access-Control-Allow-Credentials', 'true');
    }
    if (isFailing) return c.text('Server Error', 500);
    if (error) return c.json({ error });
    return redirect ? c.json({ redirect_url: redirect }) : c.html(next);
  });
};

const thankYou = html`<div class="can_thank_you_wrap"><h2>Thank you!</h2></div>`;

function firstStep(kind: string, action: string) {
  const [title, send] = kind === 'event' ? ['RSVP', 'RSVP'] : ['Sign', 'Start writing'];
  return html`<form method="post" action="${action}">
<h2>${title}</h2>
<p><label>Email <input name="email" type="email" required></label></p>
<p><label>ZIP <input name="zip" required></label></p>
<button>${send}</button>
</form>`;
}

function letterStep(action: string, fields: URLSearchParams) {
  const person = ['email', 'zip'].map(
    (name) => html`<input type="hidden" name="${name}" value="${fields.get(name) ?? ''}">`,
  );
  return html`<form method="post" action="${action}">
${person}
<p><label>Your letter <textarea name="letter" rows="12">Vote.</textarea></label></p>
<button>Send letter</button>
</form>`;
}

/** A page that cannot be framed. */
function hosted(content: ReturnType<typeof html> | string, status = 200) {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Action Network</title>
<link rel="icon" href="data:,">
</head>
<body>${content}</body>
</html>`;
  return new Response(String(page), {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Frame-Options': 'SAMEORIGIN' },
  });
}
