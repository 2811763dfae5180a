/** Facts of a page for search engines (schema.org). Nothing in them can end the script. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
