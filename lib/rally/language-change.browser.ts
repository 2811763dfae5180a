/**
 * Puts a question before a link to the page in another language is followed; where the answer is no,
 * the visitor stays. Returns a cleanup function.
 */
export function askBeforeLanguageChange(question: string): () => void {
  const ask = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a[hreflang]');
    if (link && !confirm(question)) event.preventDefault();
  };
  document.addEventListener('click', ask, true);
  return () => document.removeEventListener('click', ask, true);
}
