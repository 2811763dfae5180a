/** Opens the print dialog for what is on the page, or in the open modal. */
export function printPage(): void {
  window.print();
}
