/** Puts values into a form's fields by their names; a name without a field is passed over. */
export function fillForm(form: HTMLFormElement, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
}

/**
 * Fills a form from the page's address, field by field: what was chosen or typed in one before hydration
 * counts for more. True where there was something.
 */
export function fillOnArrival(form: HTMLFormElement, addressed: Record<string, string>): boolean {
  const typed = [...new FormData(form)].filter(([, value]) => value !== '');
  fillForm(form, { ...addressed, ...(Object.fromEntries(typed) as Record<string, string>) });
  return typed.length > 0;
}
