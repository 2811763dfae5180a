import { replaceQuery } from './history';

const fieldsOf = <Key extends string>(
  keys: readonly Key[],
  given: Pick<FormData | URLSearchParams, 'get'>,
) =>
  Object.fromEntries(keys.map((key) => [key, String(given.get(key) ?? '').trim()])) as Record<
    Key,
    string
  >;

/** A query with all else that it had, and these fields; without the empty ones, '' where nothing is left. */
export function withFields(query: string, fields: Record<string, string>): string {
  const all = new URLSearchParams(query);
  for (const [key, value] of Object.entries(fields)) {
    all.delete(key);
    if (value) all.set(key, value);
  }
  const written = String(all);
  return written && `?${written}`;
}

/**
 * Keeps a form’s fields and the page’s query in step; the query, or the given one, fills in what was not chosen
 * before hydration. `onFields` gets the fields, trimmed. Returns a cleanup function.
 */
export function keepInAddress<Key extends string>(
  form: HTMLFormElement,
  keys: readonly Key[],
  onFields: (fields: Record<Key, string>) => void,
  arrived = location.search,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  function follow() {
    const fields = fieldsOf(keys, new FormData(form));
    replaceQuery(withFields(location.search, fields));
    onFields(fields);
  }
  function fill(query: string, chosen: Record<string, FormDataEntryValue> = {}) {
    const values = { ...fieldsOf(keys, new URLSearchParams(query)), ...chosen };
    for (const [name, value] of Object.entries(values)) {
      const field = form.elements.namedItem(name);
      if (field && 'value' in field) field.value = String(value);
    }
    follow();
  }

  fill(arrived, Object.fromEntries([...new FormData(form)].filter(([, value]) => value)));
  form.addEventListener('input', follow, { signal });
  form.addEventListener('submit', (event) => event.preventDefault(), { signal });
  // the browser empties the fields only after this event
  form.addEventListener('reset', () => fill(''), { signal });
  // an earlier entry of this page has an older query; what was typed since stays
  addEventListener('popstate', follow, { signal });
  return () => listening.abort();
}
