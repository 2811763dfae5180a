/**
 * What an Action Network widget does in the page that loads it: fills its container, dispatches
 * `can_embed_loaded` on the document at each step and `can_embed_submitted` at the thank-you,
 * follows its redirect unless that is cancelled, and posts natively when its own request fails. It
 * sends requests as jQuery does, and uses cookies and storage without a `try`. Sent to the browser
 * as text, so it cannot use anything outside the function.
 * @param embed with the first step's HTML
 */
export function widget({
  kind,
  slug,
  form,
}: {
  kind: 'letter' | 'event';
  slug: string;
  form: string;
}) {
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

  /** @param answer a piece of HTML, or JSON */
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
