// Puts one Action Network form into this frame and tells the page around it what happens. Which form
// it is, and in which language, stands after the # of this frame's address:
// letter/which-side-are-you-on/en-US. A classic script, because a frame without an origin gets no
// module, in a function, so that none of its names meets one of the form's.
(() => {
  /** How long after a press WebKit lets its timers open a tab, and how often one tries. */
  const PRESS_LASTS_MS = 1000;
  const PRESS_TIMER_MS = 50;

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

  // A frame without an origin has neither cookies nor storage: touching them throws, and a script that
  // counts on them stops. It gets some that live as long as the frame.
  /** @param {object} owner @param {string} name @param {() => PropertyDescriptor} substitute */
  function replaceWhereRefused(owner, name, substitute) {
    try {
      Reflect.get(owner, name);
    } catch {
      Object.defineProperty(owner, name, substitute());
    }
  }
  replaceWhereRefused(document, 'cookie', memoryCookies);
  for (const name of ['localStorage', 'sessionStorage']) {
    replaceWhereRefused(self, name, () => ({ value: memoryStorage() }));
  }

  // Where the form's own request fails, the browser posts it, and the service's pages refuse to be
  // framed: the answer to that post opens in a new tab. Where no tab may open, it stays in here. WebKit
  // opens none for a request that has failed, but for timers that were set within the press.
  const { submit } = HTMLFormElement.prototype;
  let isPosted = false;
  let timersLeft = 0;
  /** @type {HTMLFormElement | null} */
  let waiting = null;

  /** Whether the browser may post: not offline, which would cost what was written, and not twice. */
  function mayPost() {
    if (!navigator.onLine) tell({ type: 'unsent' });
    return navigator.onLine && !isPosted;
  }

  /** Gives a form a new tab as its target, if one may open. @param {HTMLFormElement} form */
  function aimAtTab(form) {
    const name = `answer-${Date.now()}`;
    const tab = open('', name);
    if (!tab) return false;
    form.target = name;
    setTimeout(sever, 0, tab);
    isPosted = true;
    tell({ type: 'continued' });
    return true;
  }

  /** Hides this frame from the page in a tab, after the post has found the tab. @param {Window} tab */
  function sever(tab) {
    try {
      tab.opener = null;
    } catch {
      // without an origin this frame may not; what the tab sees then is a frame of the service's own
    }
  }

  /** Posts a form in a tab, or in here once no press may open one any more. @param {HTMLFormElement} form */
  function post(form) {
    waiting = form;
    if (!aimAtTab(form) && timersLeft > 0) return;
    waiting = null;
    isPosted = true;
    submit.call(form);
  }

  HTMLFormElement.prototype.submit = function () {
    if (mayPost()) post(this);
  };
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (!mayPost()) event.preventDefault();
    else aimAtTab(/** @type {HTMLFormElement} */ (event.target));
  });
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(press, () => {
      isPosted = false;
    });
  }
  addEventListener(
    'click',
    () => {
      for (let ms = PRESS_TIMER_MS; ms < PRESS_LASTS_MS; ms += PRESS_TIMER_MS) {
        timersLeft += 1;
        setTimeout(() => {
          timersLeft -= 1;
          if (waiting) post(waiting);
        }, ms);
      }
    },
    true,
  );
  addEventListener('input', () => tell({ type: 'typed' }), { capture: true, once: true });

  document.documentElement.lang = lang ?? '';
  const host = meta('widget-host');
  const { body } = document;
  // of a frame that is put away nothing is laid out
  const tellHeight = () => {
    if (body.offsetHeight > 0) tell({ type: 'height', height: body.offsetHeight });
  };

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
    // in place of a thank-you the form would stand there as if it were still to be sent
    area.hidden = !area.querySelector('.can_thank_you_wrap');
  });
  new ResizeObserver(tellHeight).observe(body);

  document.head.append(style);
  body.append(area, script);

  /** @returns {PropertyDescriptor} */
  function memoryCookies() {
    /** @type {Map<string, string>} */
    const jar = new Map();
    return {
      get: () => [...jar].map((cookie) => cookie.join('=')).join('; '),
      /** @param {unknown} text */
      set(text) {
        const [pair = '', ...attributes] = String(text).split(/;\s*/);
        const [name = '', ...value] = pair.split('=');
        jar.set(name.trim(), value.join('=').trim());
        if (attributes.some(isOver)) jar.delete(name.trim());
      },
    };
  }

  /** Whether an attribute of a cookie says that it is to go. @param {string} attribute */
  function isOver(attribute) {
    const [name = '', value = ''] = attribute.split('=');
    if (/^max-age$/i.test(name)) return Number(value) <= 0;
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now();
  }

  function memoryStorage() {
    /** @type {Map<string, string>} */
    const values = new Map();
    return {
      getItem: (/** @type {unknown} */ key) => values.get(String(key)) ?? null,
      setItem: (/** @type {unknown} */ key, /** @type {unknown} */ value) =>
        void values.set(String(key), String(value)),
      removeItem: (/** @type {unknown} */ key) => void values.delete(String(key)),
      clear: () => values.clear(),
      key: (/** @type {number} */ index) => [...values.keys()][index] ?? null,
      get length() {
        return values.size;
      },
    };
  }
})();
