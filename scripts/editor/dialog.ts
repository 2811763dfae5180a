export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  own: object = {},
  ...inner: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const created = Object.assign(document.createElement(name), own);
  created.append(...inner);
  return created;
};

export const paragraph = (words: string) => element('p', {}, words);

/** Resolves to the pressed button's value, or "" for Escape; the first part names the dialog. */
export async function openDialog(
  [name, ...parts]: [HTMLElement, ...HTMLElement[]],
  buttons: Record<string, string>,
): Promise<string> {
  name.id = crypto.randomUUID();
  const answers = Object.entries(buttons).map(([value, textContent], index) =>
    element('button', { value, textContent, autofocus: index === 0 }),
  );
  const foot = element('div', { className: 'answers' }, ...answers);
  const form = element('form', { method: 'dialog' }, name, ...parts, foot);
  const dialog = element('dialog', { className: 'question' }, form);
  dialog.setAttribute('aria-labelledby', name.id);
  document.body.append(dialog);
  dialog.showModal();
  await new Promise((resolve) => dialog.addEventListener('close', resolve));
  dialog.remove();
  return dialog.returnValue;
}

/** False for no and Escape. */
export async function ask(question: string, { no, ...others }: { yes?: string; no: string }) {
  return (await openDialog([paragraph(question)], { no, ...others })) === 'yes';
}
