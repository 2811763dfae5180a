/** An element with these properties. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  own: object = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), own);

export const paragraph = (textContent: string) => element('p', { textContent });

let count = 0;

/**
 * Opens a dialog that is named by its first part and ends with buttons, by their values; the first of them
 * has the focus. Resolves to the value of the button that closed it, empty for Escape.
 */
export function openDialog(
  [name, ...parts]: [HTMLElement, ...HTMLElement[]],
  buttons: Record<string, string>,
): Promise<string> {
  const dialog = element('dialog', { className: 'question' });
  const form = element('form', { method: 'dialog' });
  const answers = element('div', { className: 'answers' });
  count += 1;
  name.id = `dialog-${count}`;
  dialog.setAttribute('aria-labelledby', name.id);
  for (const [value, textContent] of Object.entries(buttons)) {
    const autofocus = answers.childElementCount === 0;
    answers.append(element('button', { value, textContent, autofocus }));
  }
  form.append(name, ...parts, answers);
  dialog.append(form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
    dialog.showModal();
  });
}

/** Asks a question in a dialog, or says what cannot be; true for yes, false for no and Escape. */
export async function ask(
  question: string,
  { no, ...others }: { yes?: string; no: string },
): Promise<boolean> {
  const words = paragraph(question);
  return (await openDialog([words], { no, ...others })) === 'yes';
}
