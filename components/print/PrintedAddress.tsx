/** A page's address without its scheme; it breaks after the host alone. */
export function PrintedAddress({ url }: { url: string }) {
  const [, host, path] = /^https?:\/\/([^/]+\/?)(.*)/.exec(url) ?? [];
  return (
    <>
      {host}
      {path && <wbr />}
      {path}
    </>
  );
}
