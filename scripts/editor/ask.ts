/** Asks a question in a dialog, or says what cannot be; true for yes, false for no and Escape. */
export function ask(
  question: string,
  { no, ...others }: { yes?: string; no: string },
): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'question';
  const words = document.createElement('p');
  words.textContent = question;
  const form = document.createElement('form');
  form.method = 'dialog';
  for (const [value, label] of Object.entries({ no, ...others })) {
    const button = document.createElement('button');
    Object.assign(button, { value, textContent: label, autofocus: value === 'no' });
    form.append(button);
  }
  words.id = 'question';
  dialog.setAttribute('aria-labelledby', words.id);
  dialog.append(words, form);
  document.body.append(dialog);
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
    dialog.showModal();
  });
}
