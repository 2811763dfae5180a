import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import type { StateOffices } from '@/lib/call/state-offices';
import { useVisitor } from '@/lib/call/visitor';

/** Their data, once a part of this page has wanted them. */
let loaded: typeof import('@/lib/call/state-offices') | undefined;

/**
 * The senators' offices in the state, those near the visitor first. They load for the first part that
 * wants them; null until then, and where they cannot be loaded.
 */
export function useStateOffices(isWanted = true): StateOffices | null {
  const locale = useLocale();
  const zip = useVisitor('votingZip');
  const phone = useVisitor('phone');
  const [data, setData] = useState(loaded);

  useEffect(() => {
    let isGone = false;
    async function load() {
      loaded ??= await import('@/lib/call/state-offices');
      if (!isGone) setData(loaded);
    }
    if (isWanted) load().catch(() => {});
    return () => {
      isGone = true;
    };
  }, [isWanted]);

  return data ? data.stateOffices(locale, { zip, phone }) : null;
}
