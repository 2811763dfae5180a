/**
 * Calls `onFile` for every file pasted or dropped on the page, where the browser would navigate to it.
 * Returns a cleanup function.
 */
export function watchPastedFiles(onFile: (file: File) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;

  function take(event: Event, data: DataTransfer | null) {
    const files = Array.from(data?.files ?? []);
    const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0];
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }

  function onPaste(event: ClipboardEvent) {
    // text copied from an office program brings a picture of itself along
    const isText = event.clipboardData?.types.includes('text/plain');
    if (isText && event.target instanceof HTMLTextAreaElement) return;
    take(event, event.clipboardData);
  }

  function onDragOver(event: DragEvent) {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  }

  document.addEventListener('paste', onPaste, { signal });
  document.addEventListener('dragover', onDragOver, { signal });
  document.addEventListener('drop', (event) => take(event, event.dataTransfer), { signal });
  return () => controller.abort();
}
