export function downloadFile(name: string, content: BlobPart, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // Safari reads the file only after the click event
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
