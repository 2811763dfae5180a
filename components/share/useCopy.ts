import { useState } from 'react';
import { copyText } from '@/lib/browser/sharing';

/** What came of copying `text`, null before the first press, and what a press does. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'notCopied');
  return [outcome, copy] as const;
}
