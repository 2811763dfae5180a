/** What other software does to pages. Each function is sent into the page as text. */

/**
 * A translator like those of Chrome and Edge: replaces each text by itself in brackets, in two `<font>`
 * elements, now and on every change, and sets the language on `<html>`.
 */
export function translate(): void {
  const KEPT = '[translate="no"], .notranslate, script, style, textarea, [data-translation]';
  const changes = { childList: true, characterData: true, subtree: true };

  function translateIn(root: Node): void {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = root instanceof Text ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest(KEPT) !== null) continue;
      const font = document.createElement('font');
      font.dataset.translation = '';
      font.append(document.createElement('font'));
      (font.firstChild as Element).textContent = text.data.replace(/\S.*\S|\S/, '[$&]');
      text.replaceWith(font);
    }
  }

  function begin(): void {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    translateIn(document.body);
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes])
          if (node.isConnected && (node !== target || node instanceof Text)) translateIn(node);
    }).observe(document.body, changes);
  }

  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
  else begin();
}

/** Software that changes a page once, before the first action. */
export const extensions = {
  'a password manager': () => {
    for (const field of document.querySelectorAll<HTMLElement>('input:not([type="hidden"])')) {
      field.dataset.managed = '';
      field.style.backgroundImage = 'none';
      const icon = document.createElement('div');
      icon.style.cssText = 'position: absolute; width: 1px; height: 1px';
      field.after(icon);
    }
  },
  'a translator': translate,
  'an in-app browser': () => {
    const bar = document.createElement('div');
    bar.id = 'in-app-bar';
    document.body.prepend(bar);
  },
  'a blocker': () => {
    const shareRow = document.querySelector(
      '#main ul [href*="twitter.com/intent"], #main ul [href*="facebook.com/share"]',
    );
    if (!shareRow) throw new Error('There is nothing to block.');
    shareRow.closest('ul')?.remove();
  },
};
