/**
 * What a widget of Action Network does in the page that loads it: fills its container, dispatches
 * `can_embed_loaded` on the document at each step and `can_embed_submitted` at the thank-you, goes to
 * its redirect unless that is cancelled, and posts natively when its own request fails. Sent to the
 * browser as text, so it may use nothing from around it.
 *
 * @param {{ kind: 'letter' | 'event', slug: string, action: string, redirect: string | null }} form
 */
export function widget({ kind, slug, action, redirect }) {
  const area = document.getElementById(`can-${kind}-area-${slug}`);
  if (!area) return;

  /** @param {string} name */
  const dispatch = (name) =>
    document.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true }));

  /** @param {HTMLFormElement} form */
  const fields = (form) => [...new FormData(form)].map(([name, value]) => [name, String(value)]);

  /** @param {string} content @param {(form: HTMLFormElement) => void} onSubmit */
  function show(content, onSubmit) {
    if (!area) return;
    area.innerHTML = `<form method="post" action="${action}">${content}</form>`;
    dispatch('can_embed_loaded');
    area.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      onSubmit(/** @type {HTMLFormElement} */ (event.target));
    });
  }

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
    const isCancelled = !dispatch('can_embed_submitted');
    if (redirect && !isCancelled) location.href = redirect;
  }

  /** @param {HTMLFormElement} form */
  function showLetter(form) {
    const person = fields(form).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
    );
    const letter =
      '<p><label>Your letter <textarea name="letter" rows="12">Vote.</textarea></label></p>';
    show(`${person.join('')}${letter}<button>Send letter</button>`, send);
  }

  const person = `<p><label>Email <input name="email" type="email" required></label></p>
     <p><label>ZIP <input name="zip" required></label></p>`;
  if (kind === 'event') show(`<h2>RSVP</h2>${person}<button>RSVP</button>`, send);
  else show(`<h2>Sign</h2>${person}<button>Start writing</button>`, showLetter);
}
