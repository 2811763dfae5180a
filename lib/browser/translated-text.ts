/**
 * Lets React go on where a translator has replaced its text nodes, or something has moved its elements:
 * it would throw when removing a node that is not where it left it, and not update replaced text. Call it
 * once, before React starts.
 */
export function tolerateTranslators(): void {
  if (typeof document === 'undefined') return;
  /** The translator's element that replaced each text node. */
  const translations = new WeakMap<Node, ChildNode>();
  const inUse = new WeakSet<Node>();

  function note(records: readonly MutationRecord[]): void {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (!(text instanceof Text)) continue;
        // a translator may insert its element before or after it removes the text
        const near = [...addedNodes, previousSibling, nextSibling].filter(isTranslation);
        const translation = near.find((each) => !inUse.has(each));
        if (!translation) continue;
        translations.set(text, translation);
        inUse.add(translation);
      }
    }
  }
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  /** The child of `parent` that is, contains or replaces a node; null if absent. */
  function childFor(parent: Node, node: Node): Node | null {
    note(observer.takeRecords());
    let child: Node | null = node;
    while (child && child.parentNode !== parent) {
      child = child.parentNode ?? translations.get(child) ?? null;
    }
    return child;
  }

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const found = child.parentNode === this ? child : childFor(this, child);
    if (found) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    const found = !before || before.parentNode === this ? before : childFor(this, before);
    insertBefore.call(this, node, found);
    return node;
  };

  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      // put the text back, where the translator finds it with its new value
      if (this instanceof Text && !this.parentNode) {
        note(observer.takeRecords());
        translations.get(this)?.replaceWith(this);
      }
      nodeValue?.set?.call(this, value);
    },
  });
}

function isTranslation(node: Node | null): node is HTMLElement {
  return node instanceof HTMLElement && node.localName === 'font';
}
