/** tsx wraps functions in a helper, which pages that run them lack. */
export const NAMING_HELPER = 'globalThis.__name = (named) => named;';

/**
 * What an Action Network widget does: sends requests as jQuery does, posts natively if they fail,
 * uses cookies and storage without a `try`. Sent to the browser as text, so that it cannot use
 * anything outside the function.
 */
export function widget({ kind, slug, form }: Record<'kind' | 'slug' | 'form', string>) {
  // biome-ignore lint/suspicious/noDocumentCookie: what such scripts do
  document.cookie = 'can_widget=1; path=/';
  localStorage.setItem('can_widget', document.cookie);
  sessionStorage.setItem('can_widget', localStorage.getItem('can_widget') ?? '');

  const area = document.getElementById(`can-${kind}-area-${slug}`);
  if (!area) return;
  const dispatch = (name: string) =>
    document.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable: true }));

  function put(html: string) {
    if (!area) return;
    area.innerHTML = html;
    area.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      send(event.target as HTMLFormElement);
    });
  }

  function send(form: HTMLFormElement) {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const request = new XMLHttpRequest();
    request.open('POST', `${form.action}?_=${Date.now()}`);
    request.withCredentials = true;
    request.setRequestHeader('Accept', 'text/html, */*; q=0.01');
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded; charset=UTF-8');
    request.addEventListener('error', () => form.submit());
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) receive(request.responseText);
      else form.submit();
    });
    request.send(`${new URLSearchParams(fields)}&format=js`);
  }

  /** `answer` is HTML or JSON. */
  function receive(answer: string) {
    if (answer.startsWith('{')) {
      const { redirect_url, error } = JSON.parse(answer);
      if (error) area?.prepend(Object.assign(document.createElement('p'), { textContent: error }));
      else if (dispatch('can_embed_submitted')) location.href = redirect_url;
      return;
    }
    put(answer);
    if (answer.includes('can_thank_you_wrap')) setTimeout(dispatch, 500, 'can_embed_submitted');
    else dispatch('can_embed_loaded');
  }

  put(form);
  dispatch('can_embed_loaded');
}
