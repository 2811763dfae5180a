let status: HTMLElement | undefined;

/** Announces a message that the body holds, at the foot of the window, without the framework. */
export function showStatus(name: 'offline' | 'failed'): void {
  hideStatus();
  status = document.createElement('p');
  status.dataset.gateStatus = '';
  status.role = 'status';
  document.body.append(status);
  status.textContent = document.body.dataset[name] ?? '';
}

export function hideStatus(): void {
  status?.remove();
}
