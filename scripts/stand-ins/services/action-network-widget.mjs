/**
 * What a widget of Action Network does in the page that loads it, as contracts.md describes it: fills
 * its container, tells the document `can_embed_loaded` at each step and `can_embed_submitted` at the
 * thank-you, goes to its redirect unless that is cancelled, and posts natively when its own request
 * fails. Sent to the browser as text, so it may use nothing from around it.
 *
 * @param {{ kind: 'letter' | 'event', slug: string, action: string, redirect: string | null }} form
 */
export function widget({ kind, slug, action, redirect }) {
  const area = document.getElementById(`can-${kind}-area-${slug}`);
  if (!area) return;

  /** @param {string} name */
  const tell = (name) => {
    const event = new CustomEvent(name, { bubbles: true, cancelable: true });
    return document.dispatchEvent(event);
  };
  /** @param {string} html */
  const show = (html) => {
    area.innerHTML = html;
    tell('can_embed_loaded');
    return /** @type {HTMLFormElement | null} */ (area.querySelector('form'));
  };

  /** @param {HTMLFormElement} form */
  async function send(form) {
    const answer = await fetch(action, { method: 'POST', body: new URLSearchParams(fields(form)) });
    if (!answer.ok) {
      form.submit();
      return;
    }
    area?.replaceChildren(
      Object.assign(document.createElement('h2'), { textContent: 'Thank you!' }),
    );
    const stays = !tell('can_embed_submitted');
    if (redirect && !stays) location.href = redirect;
  }

  /** @param {HTMLFormElement} form */
  function fields(form) {
    return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  }

  /** @param {SubmitEvent} event */
  function lastStep(event) {
    event.preventDefault();
    void send(/** @type {HTMLFormElement} */ (event.target));
  }

  /** @param {string} [known] */
  const person = (known = '') =>
    `<p><label>Email <input name="email" type="email" required value="${known}"></label></p>
     <p><label>ZIP <input name="zip" required></label></p>`;
  const open = `<form method="post" action="${action}">`;

  if (kind === 'event') {
    show(`${open}<h2>RSVP</h2>${person()}<button>RSVP</button></form>`)?.addEventListener(
      'submit',
      lastStep,
    );
    return;
  }
  show(`${open}<h2>Sign</h2>${person()}<button>Start writing</button></form>`)?.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const first = fields(/** @type {HTMLFormElement} */ (event.target));
      const kept = first.map(
        ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
      );
      const text =
        '<p><label>Your letter <textarea name="letter" rows="12">Vote.</textarea></label></p>';
      show(`${open}${kept.join('')}${text}<button>Send letter</button></form>`)?.addEventListener(
        'submit',
        lastStep,
      );
    },
  );
}
