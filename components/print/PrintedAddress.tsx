import { Fragment } from 'react';

/** A page's address without its scheme; it breaks after slashes alone. */
export function PrintedAddress({ url }: { url: string }) {
  const parts = url.replace(/^https?:\/\//, '').match(/[^/]+\/?/g) ?? [];
  return parts.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
