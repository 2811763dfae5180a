/** Puts values into the `{name}` placeholders of a message that the browser finishes. */
export function fill(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? gap) : gap,
  );
}
