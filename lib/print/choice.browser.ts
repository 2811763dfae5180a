import { keepInAddress } from '@/lib/browser/forms';
import { type Choice, choiceKeys } from './choice';

/** Of this page or else of its twin in another language that led here. */
function arrivingQuery(): string {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  const screen = (path: string) => path.split('/').findLast(Boolean);
  const isTwin =
    from?.origin === location.origin && screen(from.pathname) === screen(location.pathname);
  return location.search || (isTwin ? from.search : '');
}

/** Keeps a form and the address in step, also over a change of language. `onChoice` gets the query as well. */
export function followChoice(
  form: HTMLFormElement,
  onChoice: (choice: Choice, query: string) => void,
): () => void {
  const arrived = arrivingQuery();
  return keepInAddress(form, choiceKeys, (choice) => onChoice(choice, arrived), arrived);
}
