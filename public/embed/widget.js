// Puts one Action Network form into this frame and tells the page around it what happens. Which form
// it is, and in which language, stands after the # of this frame's address:
// letter/which-side-are-you-on/en-US. A classic script, because a frame without an origin gets no
// module, in a function, so that none of its names meets one of the form's.
(() => {
  /** @param {string} name */
  const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

  /** Nothing in it is secret, and who may put us into a frame is for the headers to say. */
  /** @param {{ type: string, height?: number }} message */
  const tell = (message) => parent.postMessage({ from: 'embed', ...message }, '*');

  const [, form, kind, slug, lang] =
    /^#((letter|event)\/([\w-]+))\/(en-US|es-ES)$/.exec(location.hash) ?? [];
  const isListed = form && (meta('forms') ?? '').split(' ').includes(form);
  // somebody else's script runs here only away from the site's own origin
  const embedOrigin = meta('embed-origin');
  const isApart = embedOrigin ? origin === embedOrigin : origin === 'null';

  tell({ type: 'hello' });

  // a key that is pressed in here does not reach the page around, whose modal Escape closes; one that
  // the form has used, to close a list of its own, say, is not for the modal
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) tell({ type: 'escape' });
  });

  if (!isListed || !isApart || parent === self) {
    for (const refusal of document.querySelectorAll('.refusal')) refusal.removeAttribute('hidden');
    tell({ type: 'failed' });
    return;
  }

  document.documentElement.lang = lang ?? '';
  const host = meta('widget-host');
  const { body } = document;
  const tellHeight = () => tell({ type: 'height', height: body.offsetHeight });

  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${host}/css/style-embed-whitelabel-v3.css`;

  // the container is there and visible before the form's script looks for it
  const area = document.createElement('div');
  area.id = `can-${kind}-area-${slug}`;
  area.style.width = '100%';

  const script = document.createElement('script');
  script.src = `${host}/widgets/v${meta('widget-version')}/${kind}/${slug}?format=js&source=widget`;
  script.addEventListener('error', () => tell({ type: 'failed' }));

  document.addEventListener('can_embed_loaded', () => {
    // the height first: shown without it, the page around would shrink under the visitor's finger
    tellHeight();
    tell({ type: 'loaded' });
  });
  document.addEventListener('can_embed_submitted', (event) => {
    // the visitor stays here: a redirect would leave the page
    event.preventDefault();
    tell({ type: 'submitted' });
  });
  new ResizeObserver(tellHeight).observe(body);

  document.head.append(style);
  body.append(area, script);
})();
