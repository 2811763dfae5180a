import { useState } from 'react';
import { useIsMounted } from './useIsMounted';

/** When the page was opened, by the visitor’s clock, in milliseconds since 1970; null on the server. */
export function useOpenedAt(): number | null {
  const [openedAt] = useState(() => Date.now());
  return useIsMounted() ? openedAt : null;
}
