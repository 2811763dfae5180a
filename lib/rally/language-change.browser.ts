/** Asks before a link to the page in another language is followed. Returns a cleanup function. */
export function askBeforeLanguageChange(question: string): () => void {
  const ask = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[hreflang]');
    if (!link || confirm(question)) return;
    event.preventDefault();
    // else the gate would remember a choice that was taken back
    event.stopPropagation();
  };
  document.addEventListener('click', ask, true);
  return () => document.removeEventListener('click', ask, true);
}
