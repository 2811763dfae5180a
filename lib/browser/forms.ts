export const fieldsOf = <Key extends string>(
  keys: readonly Key[],
  given: Pick<FormData | URLSearchParams, 'get'>,
) =>
  Object.fromEntries(keys.map((key) => [key, String(given.get(key) ?? '')])) as Record<Key, string>;

/** A query with these fields, and all else that it had; without the empty ones, '' where nothing is left. */
export function withFields(query: string, fields: Record<string, string>): string {
  const all = new URLSearchParams(query);
  for (const [key, value] of Object.entries(fields)) {
    if (value) all.set(key, value);
    else all.delete(key);
  }
  const written = String(all);
  return written && `?${written}`;
}

export function fillForm(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
}

/**
 * Fills a form from the page’s address; what was chosen before hydration counts for more. True where there
 * was something.
 */
export function fillFromAddress(form: HTMLFormElement, addressed: Record<string, string>): boolean {
  const typed = [...new FormData(form)].filter(([, value]) => value !== '');
  fillForm(form, { ...addressed, ...(Object.fromEntries(typed) as Record<string, string>) });
  return typed.length > 0;
}
