// Loads one Action Network form into this frame and tells the page around it what happens. The form
// and its language follow the # of this frame's address: letter/which-side-are-you-on/en-US, and then
// the code of who passed the page on, if there is one. A classic script, because a frame without an
// origin cannot load modules; in a function, so that its names cannot collide with the form's.
(() => {
  /** How long after a press WebKit lets timers open a tab, and how often to try. */
  const PRESS_LASTS_MS = 1000;
  const PRESS_TIMER_MS = 50;

  /** @param {string} name */
  const meta = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');

  /**
   * The messages are not secret, and the frame-ancestors header says who may embed this page.
   *
   * @param {{ type: string, height?: number }} message
   */
  const tell = (message) => parent.postMessage({ from: 'embed', ...message }, '*');

  const [, form, kind, slug, lang, code] =
    /^#((letter|event)\/([\w-]+))\/([a-z]{2,3}(?:-\w+)*)(?:\/([\w-]+))?$/.exec(location.hash) ?? [];
  const isListed = form && (meta('forms') ?? '').split(' ').includes(form);
  // third-party code runs here only outside the site's own origin
  const embedOrigin = meta('embed-origin');
  const isApart = embedOrigin ? origin === embedOrigin : origin === 'null';

  tell({ type: 'hello' });

  // keys pressed in here do not reach the page around, whose modal Escape closes; an Escape that
  // the form has used, to close a list for example, is not passed on
  addEventListener('keydown', ({ key, defaultPrevented }) => {
    if (key === 'Escape' && !defaultPrevented) tell({ type: 'escape' });
  });

  if (!isListed || !isApart || parent === self) {
    for (const refusal of document.querySelectorAll('.refusal')) refusal.removeAttribute('hidden');
    tell({ type: 'failed' });
    return;
  }

  // Touching cookies or storage throws in a frame without an origin, and stops scripts that rely on
  // them. These substitutes last as long as the frame.
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

  // When the form's own request fails, the browser posts the form, and the service refuses to be
  // framed, so the answer opens in a new tab. Where no tab may open, it stays in here. After a
  // failed request, WebKit opens tabs only from timers that were set during the press.
  const { submit } = HTMLFormElement.prototype;
  let isPosted = false;
  let timersLeft = 0;
  /** @type {HTMLFormElement | null} */
  let waiting = null;

  /** False offline, where posting would lose the input, and for a form that was already posted. */
  function mayPost() {
    if (!navigator.onLine) tell({ type: 'unsent' });
    return navigator.onLine && !isPosted;
  }

  /** Targets a form at a new tab; false where none may open. @param {HTMLFormElement} form */
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

  /** Clears a tab's opener, after the post has found the tab. @param {Window} tab */
  function sever(tab) {
    try {
      tab.opener = null;
    } catch {
      // a frame without an origin may not; the tab then sees only the service's own frame
    }
  }

  /**
   * Posts a form in a tab, or in this frame once no timer may open a tab any more.
   *
   * @param {HTMLFormElement} form
   */
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
  // the second press of a double one is not another
  for (const press of /** @type {const} */ (['mousedown', 'keydown'])) {
    addEventListener(press, ({ detail }) => {
      if (detail < 2) isPosted = false;
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
  // a hidden frame has no layout
  const tellHeight = () => {
    if (body.offsetHeight > 0) tell({ type: 'height', height: body.offsetHeight });
  };

  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${host}/css/style-embed-whitelabel-v3.css`;

  // the form's script looks for a visible container when it loads
  const area = document.createElement('div');
  area.id = `can-${kind}-area-${slug}`;
  area.style.width = '100%';

  const script = document.createElement('script');
  const source = code ? `${code}&referrer=${code}` : 'widget';
  script.src = `${host}/widgets/v${meta('widget-version')}/${kind}/${slug}?format=js&source=${source}`;
  script.addEventListener('error', () => tell({ type: 'failed' }));

  document.addEventListener('can_embed_loaded', () => {
    // the height first: without it, the page around would shrink under the visitor's finger
    tellHeight();
    tell({ type: 'loaded' });
  });
  document.addEventListener('can_embed_submitted', (event) => {
    // no redirect: it would leave the page
    event.preventDefault();
    tell({ type: 'submitted' });
    // without a thank-you message, the form would look as if it were still to be sent
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

  /** True for a cookie attribute that deletes the cookie. @param {string} attribute */
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
