import type { readFolder } from './serve-editor';

export type Content = ReturnType<typeof readFolder>;

/** Null without an answer. */
export const askFor = <Answer>(address: string, init?: RequestInit): Promise<Answer | null> =>
  fetch(address, { cache: 'no-store', ...init })
    .then((response) => (response.ok ? response.json() : null))
    .catch(() => null);

/** The content files as they are now. */
export const fetchContent = () => askFor<Content>('./content.json');

const TOKEN_KEY = 'publish-token';

/** The token, from the address that was opened, which it then removes there, or from this tab. */
export function takeToken(): string | null {
  const [, given] = /^#token=([\w-]+)$/.exec(location.hash) ?? [];
  if (given) {
    sessionStorage.setItem(TOKEN_KEY, given);
    history.replaceState(history.state, '', location.pathname);
  }
  return sessionStorage.getItem(TOKEN_KEY);
}

/** The event of the server's answer to what was sent to it. */
export const ANSWERED = 'answered';

export async function askServer<Answer>(body?: object): Promise<Answer | null> {
  const answer = await askFor<Answer>('./publish', {
    headers: { Authorization: `Bearer ${sessionStorage.getItem(TOKEN_KEY)}` },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (body) dispatchEvent(new Event(ANSWERED));
  return answer;
}
