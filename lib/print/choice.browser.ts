import { fillFromAddress, withFields } from '@/lib/browser/forms';
import { replaceQuery } from '@/lib/browser/history';
import { type Choice, choiceOf } from './choice';

/** Of this page or else of its twin in another language that led here. */
function arrivingQuery(): string {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const screen = (path: string) => path.split('/').findLast(Boolean);
  const isTwin =
    from?.origin === location.origin && screen(from.pathname) === screen(location.pathname);
  return location.search || (isTwin ? from.search : '');
}

/**
 * Keeps a form and the address in step, also over a change of language; the address fills what was not
 * chosen before hydration. `onChoice` gets the choice and the query. Returns a cleanup function.
 */
export function followChoice(
  form: HTMLFormElement,
  onChoice: (choice: Choice, query: string) => void,
): () => void {
  const arrived = arrivingQuery();
  function follow() {
    const choice = choiceOf(new FormData(form));
    replaceQuery(withFields(arrived, choice));
    onChoice(choice, arrived);
  }
  fillFromAddress(form, choiceOf(new URLSearchParams(arrived)));
  follow();
  const controller = new AbortController();
  const { signal } = controller;
  form.addEventListener('input', follow, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  return () => controller.abort();
}
