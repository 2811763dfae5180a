import { showStatus } from './status';

/** What somebody may have filled in, opened, focused or pressed. */
const USABLE = 'a, button, summary, input, select, textarea, details, [tabindex]';

/** Elements by where they stand; more than one where nothing tells them apart but their order. */
type Places = Map<string, Element[]>;

/**
 * React gives up a page that somebody else has changed before its first touch, as password managers,
 * translators and in-app browsers do, and draws it anew. From here on what is typed and opened, the
 * focus with its caret, and a press that the gate holds are carried over to the elements that come in
 * place of the page's own, and the page stays where it was scrolled to. To be called before React
 * begins. Returns a function that does at once what is still to be done.
 */
export function watchRedraws(): () => void {
  if (typeof document === 'undefined') return () => {};
  const own = new WeakSet(document.querySelectorAll(USABLE));
  let focused = document.activeElement;
  let scrolledTo = scrollY;

  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  addEventListener('focusout', ({ target }) => {
    // what is taken out of the page loses the focus, too, though the visitor did not leave it
    queueMicrotask(() => {
      if (focused === target && (target as Element).isConnected) focused = null;
    });
  });

  addEventListener('scroll', () => {
    scrolledTo = scrollY;
  });

  function carryOver(records: MutationRecord[]): void {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    const lost = placesIn(removed, (element) => own.has(element) && !element.isConnected);
    if (lost.size === 0) return;
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const fresh = placesIn(added, (element) => element.isConnected);

    for (const [place, elements] of lost) {
      const there = fresh.get(place) ?? [];
      for (const [index, element] of elements.entries()) {
        // where there are more or fewer than before, only their text tells which is which
        const successor =
          there.length === elements.length
            ? there[index]
            : there.find(({ textContent }) => textContent === element.textContent);
        if (element.ariaBusy) passOn(element, successor);
        if (!successor) continue;
        own.add(successor);
        carryState(element as State, successor as State);
        if (element === focused) carryFocus(element as State, successor as State);
      }
    }
    if (fresh.size === 0) return;
    restoreAttributes(records);
    if (scrollY !== scrolledTo) scrollTo({ top: scrolledTo, behavior: 'instant' });
  }

  const observer = new MutationObserver(carryOver);
  observer.observe(document, { childList: true, subtree: true });
  observer.observe(document.documentElement, { attributes: true, attributeOldValue: true });
  return () => carryOver(observer.takeRecords());
}

function placesIn(roots: readonly Node[], isWanted: (element: Element) => boolean): Places {
  const places: Places = new Map();
  for (const root of roots) {
    if (!(root instanceof Element)) continue;
    for (const element of [root, ...root.querySelectorAll(USABLE)]) {
      if (!element.matches(USABLE) || !isWanted(element)) continue;
      const place = placeOf(element, root);
      places.set(place, [...(places.get(place) ?? []), element]);
    }
  }
  return places;
}

/**
 * Where an element stands under `root`: by its id, else by what it and those around it are. A
 * translator's `<font>` makes no difference.
 */
function placeOf(element: Element, root: Element): string {
  if (element.id) return `#${element.id}`;
  const marks = ['class', 'name', 'href'].map((name) => element.getAttribute(name) ?? '');
  const own = element.localName === 'font' ? '' : `/${element.localName} ${marks.join(' ')}`;
  const parent = element === root ? null : element.parentElement;
  return parent ? placeOf(parent, root) + own : own;
}

/** A press that is given back to an element that is gone goes to its successor. */
function passOn(element: Element, successor: Element | undefined): void {
  // a link without one leads where its HTML says
  if (!successor && element.localName === 'a') return;
  element.addEventListener('click', (event) => {
    event.preventDefault();
    if (successor) (successor as HTMLElement).click();
    else showStatus('failed');
  });
}

/** Whatever an element is, of these it has what it has. */
type State = HTMLInputElement & HTMLDetailsElement;

/** What was filled in, ticked or opened, said to React as if it were done now. */
function carryState(from: State, to: State): void {
  if (from.open !== to.open) to.open = from.open;
  if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  // what nobody has touched may be known to React meanwhile; a list to choose from has no default
  if (from.value === (from.defaultValue ?? to.value)) return;
  // past the setter that React puts on each field, or it would not take the event for a change
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  for (const type of ['input', 'change']) to.dispatchEvent(new Event(type, { bubbles: true }));
}

function carryFocus(from: State, to: State): void {
  to.focus({ preventScroll: true });
  // null where a field has no caret to ask for, as those for an email address
  if (from.selectionStart != null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** What React took off `<html>` and did not put there: the gate's marks, a translator's language. */
function restoreAttributes(records: readonly MutationRecord[]): void {
  const taken = new Map<string, string>();
  for (const { attributeName, oldValue } of records) {
    if (attributeName && oldValue !== null) taken.set(attributeName, oldValue);
  }
  for (const [name, value] of taken) document.documentElement.setAttribute(name, value);
}
