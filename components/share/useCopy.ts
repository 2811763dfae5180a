import { useState } from 'react';
import { copyText } from '@/lib/share/share.browser';

/** `outcome` is that of the last attempt; null before it and after `reset`. */
export function useCopy() {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);

  return {
    outcome,
    copy: async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'notCopied'),
    reset: () => setOutcome(null),
  };
}
