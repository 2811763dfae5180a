/** Opens the print dialog for the page or the open modal. */
export function printPage(): void {
  window.print();
}
