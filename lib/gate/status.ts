/** Messages for when there is no framework to show them; `Document` puts them on the body. */
type Sentence = 'offline' | 'failed';

/** Shows a message at the foot of the window and has screen readers announce it. */
export function showStatus(name: Sentence): void {
  hideStatus();
  const status = document.createElement('p');
  status.dataset.gateStatus = '';
  status.role = 'status';
  document.body.append(status);
  status.textContent = document.body.dataset[name] ?? '';
}

export function hideStatus(): void {
  document.querySelector('[data-gate-status]')?.remove();
}
