/**
 * Shows a message at the foot of the window and has screen readers announce it, where there is no framework
 * to do so. `Document` puts the messages on the body.
 */
export function showStatus(name: 'offline' | 'failed'): void {
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
