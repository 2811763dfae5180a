import { showStatus } from './status';

const USABLE = 'a, button, summary, input, select, textarea, details, [tabindex]';

/** How long the browser may take from the end of a press to its click. */
const CLICK_WAIT_MS = 300;

/** Elements by their place; several where only their order distinguishes them. */
type Places = Map<string, Element[]>;

/**
 * React discards a page that something else changed before hydration, as password managers, translators and
 * in-app browsers do, and renders it anew. From here on input, opened details, the focus with its caret, held
 * and begun presses are carried over to the new elements, and the scroll position is restored. Call it before
 * React starts; the function it returns processes pending changes at once.
 */
export function watchRedraws(): () => void {
  if (typeof document === 'undefined') return () => {};
  const own = new WeakSet(document.querySelectorAll(USABLE));
  let focused = document.activeElement;
  let scrolledTo = scrollY;
  const finishPress = watchPresses();

  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  addEventListener('focusout', ({ target }) => {
    // removing an element also blurs it, though the visitor did not leave it
    queueMicrotask(() => {
      if (focused === target && (target as Element).isConnected) focused = null;
    });
  });

  addEventListener('scroll', () => {
    scrolledTo = scrollY;
  });

  function restoreState(records: MutationRecord[]): void {
    const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
    const lost = placesIn(removed, (element) => own.has(element) && !element.isConnected);
    if (lost.size === 0) return;
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    const fresh = placesIn(added, (element) => element.isConnected);

    for (const [place, elements] of lost) {
      const candidates = fresh.get(place) ?? [];
      for (const [index, element] of elements.entries()) {
        // if their number changed, only their text distinguishes them
        const successor =
          candidates.length === elements.length
            ? candidates[index]
            : candidates.find(({ textContent }) => textContent === element.textContent);
        if (element.ariaBusy) forwardClick(element, successor);
        if (!successor) continue;
        finishPress(element, successor);
        own.add(successor);
        carryState(element as State, successor as State, element !== focused);
        if (element === focused) carryFocus(element as State, successor as State);
      }
    }
    if (fresh.size === 0) return;
    restoreAttributes(records);
    if (scrollY !== scrolledTo) scrollTo({ top: scrolledTo, behavior: 'instant' });
  }

  const observer = new MutationObserver(restoreState);
  observer.observe(document, { childList: true, subtree: true });
  observer.observe(document.documentElement, { attributes: true, attributeOldValue: true });
  return () => restoreState(observer.takeRecords());
}

/**
 * Clicks the successor of an element that was taken out of the page while being pressed, by pointer or
 * Space: browsers then fire no click. The function it returns names the two.
 */
function watchPresses(): (element: Element, successor: Element) => void {
  // one that began before this script; Firefox has no :active for Space
  let pressed =
    [...document.querySelectorAll(`:is(${USABLE}):active`)].at(-1) ?? document.activeElement;
  let isReplaced = false;

  function begin({ target }: Event): void {
    pressed = (target as Element).closest(USABLE);
    forget();
  }

  function end({ target }: Event): void {
    const successor = pressed as HTMLElement | null;
    if (!isReplaced || !successor?.contains(target as Element)) return;
    setTimeout(() => {
      // not where the browser's own click has come after all
      if (isReplaced && pressed === successor) successor.click();
    }, CLICK_WAIT_MS);
  }

  function forget(): void {
    isReplaced = false;
  }

  const isSpace = ({ key }: KeyboardEvent) => key === ' ';
  addEventListener('pointerdown', begin, true);
  addEventListener('keydown', (event) => isSpace(event) && begin(event), true);
  addEventListener('pointerup', end, true);
  addEventListener('keyup', (event) => isSpace(event) && end(event), true);
  addEventListener('click', forget, true);

  return (element, successor) => {
    if (element !== pressed) return;
    pressed = successor;
    isReplaced = true;
  };
}

function placesIn(roots: readonly Node[], isWanted: (element: Element) => boolean): Places {
  const places: Places = new Map();
  for (const root of roots) {
    if (!(root instanceof Element)) continue;
    for (const element of [root, ...root.querySelectorAll(USABLE)]) {
      if (!element.matches(USABLE) || !isWanted(element)) continue;
      const place = pathTo(element, root);
      places.set(place, [...(places.get(place) ?? []), element]);
    }
  }
  return places;
}

/**
 * The place of an element under `root`: its id, else its and its ancestors’ names and attributes. A
 * translator’s `<font>` makes no difference.
 */
function pathTo(element: Element, root: Element): string {
  if (element.id) return `#${element.id}`;
  const marks = ['class', 'name', 'href'].map((name) => element.getAttribute(name) ?? '');
  const own = element.localName === 'font' ? '' : `/${element.localName} ${marks.join(' ')}`;
  const parent = element === root ? null : element.parentElement;
  return parent ? pathTo(parent, root) + own : own;
}

function forwardClick(element: Element, successor: Element | undefined): void {
  // a link without a successor is followed by the browser
  if (!successor && element.localName === 'a') return;
  element.addEventListener('click', (event) => {
    event.preventDefault();
    if (successor) (successor as HTMLElement).click();
    else showStatus('failed');
  });
}

type State = HTMLInputElement & HTMLDetailsElement;

/** Copies what was filled in, ticked, opened or left, with the events that React listens to. */
function carryState(from: State, to: State, isLeft: boolean): void {
  if (from.open !== to.open) to.open = from.open;
  if (from.checked !== from.defaultChecked && from.checked !== to.checked) to.click();
  // an untouched field may have a newer value from React; a select has no `defaultValue`
  if (from.value === (from.defaultValue ?? to.value)) return;
  // bypass the setter that React puts on each field, or it would ignore the event
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value')?.set?.call(to, from.value);
  for (const type of ['input', 'change', ...(isLeft ? ['focusout'] : [])]) {
    to.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function carryFocus(from: State, to: State): void {
  to.focus({ preventScroll: true });
  // null for types of fields that have no selection, such as email
  if (from.selectionStart != null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Restores attributes that React removed from `<html>`: the gate’s marks, a translator’s language. */
function restoreAttributes(records: readonly MutationRecord[]): void {
  const taken = new Map<string, string>();
  for (const { attributeName, oldValue } of records) {
    if (attributeName && oldValue !== null) taken.set(attributeName, oldValue);
  }
  for (const [name, value] of taken) document.documentElement.setAttribute(name, value);
}
