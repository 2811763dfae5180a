/** Fetches the call card's code, which is large and of no use before a call; once for the page. */
export async function loadCallCard() {
  const { CallCard } = await import('./CallCard');
  return { default: CallCard };
}
