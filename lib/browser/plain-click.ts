type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a press is for us; with another button or a key it asks the browser for a tab or a file. */
export function isPlainClick(click: Click): boolean {
  return !(click.button || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);
}
