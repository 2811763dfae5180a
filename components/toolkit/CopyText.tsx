'use client';

import { useCopy } from '@/components/share/useCopy';
import { Button } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';

type CopyLabels = { copy: string; copied: string; notCopied: string };

/** Puts a text on the clipboard and says so. */
export function CopyText({ text, labels }: { text: string; labels: CopyLabels }) {
  const [outcome, copy] = useCopy(text);

  return (
    <>
      <Button variant="outline" onClick={copy}>
        {outcome === 'copied' ? labels.copied : labels.copy}
      </Button>
      <span role="status" className={outcome === 'notCopied' ? undefined : layout.visuallyHidden}>
        {outcome && labels[outcome]}
      </span>
    </>
  );
}
