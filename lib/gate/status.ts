/** Messages for when there is no framework to show them; `Document` puts them on the body. */
type Message = 'offline' | 'failed';

/** Shows and announces a message at the foot of the window. */
export function showStatus(name: Message): void {
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
