export type Kind = 'button' | 'field' | 'file' | 'frame' | 'link' | 'text';

/**
 * The first element of its kind that is shown, by the name that a visitor reads: in the open modal if
 * there is one. An exact name is preferred to one that only begins so. Runs in the page.
 */
export function locate(kind: Kind, name: string): Element | undefined {
  const scope = document.querySelector('dialog[open]') ?? document.body;
  const words = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();
  const selectors = {
    button: ':is(button, summary, [role=button]):not([aria-disabled=true])',
    field: 'label',
    file: 'input[type=file]',
    frame: 'iframe',
    link: 'a[href]:not([role=button])',
    text: '*',
  };
  const all = [...scope.querySelectorAll(selectors[kind])];
  const shown = all.filter((element) => kind === 'file' || element.checkVisibility());
  if (kind === 'text') {
    const holds = (element: Element) => words(element.textContent).includes(name);
    return shown.find((element) => holds(element) && ![...element.children].some(holds));
  }
  const spoken = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    for (const unspoken of copy.querySelectorAll('[aria-hidden=true]')) unspoken.remove();
    return copy.textContent;
  };
  const nameOf = (element: Element) =>
    words(element.getAttribute('aria-label') ?? element.getAttribute('title') ?? spoken(element));
  const found =
    shown.find((element) => nameOf(element) === name) ??
    shown.find((element) => nameOf(element).startsWith(name));
  return kind === 'field' ? ((found as HTMLLabelElement | undefined)?.control ?? undefined) : found;
}
