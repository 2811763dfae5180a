/** Structured data for search engines (schema.org). `<` is escaped, so that nothing ends the script. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
