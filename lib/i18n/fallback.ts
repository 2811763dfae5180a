/**
 * A translation with English wherever it is still empty: messages, or a table of them. Messages are
 * texts or, once compiled, lists.
 */
export function withFallback<Messages>(own: Messages, english: Messages): Messages {
  if (own === '') return english;
  if (typeof own !== 'object' || own === null || Array.isArray(own)) return own;
  const entries = Object.entries(own).map(([key, value]) => [
    key,
    withFallback(value, english[key as keyof Messages]),
  ]);
  return Object.fromEntries(entries) as Messages;
}
