/** Fetches the call card's code, which is large and of no use before a call; once for the page. */
export async function loadCallCard() {
  const { CallScriptModal } = await import('@/components/modals/CallScriptModal');
  return { default: CallScriptModal };
}
