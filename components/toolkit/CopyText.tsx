'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { copyText } from '@/lib/browser/sharing';

export type CopyLabels = { copy: string; copied: string; failed: string };

/** Puts a text on the clipboard and says so. */
export function CopyText({ text, labels }: { text: string; labels: CopyLabels }) {
  const [result, setResult] = useState<'none' | 'copied' | 'failed'>('none');
  const said = { none: '', copied: labels.copied, failed: labels.failed }[result];

  return (
    <>
      <Button
        ink="line"
        onClick={async () => setResult((await copyText(text)) ? 'copied' : 'failed')}
      >
        {result === 'copied' ? labels.copied : labels.copy}
      </Button>
      <span role="status" className={result === 'failed' ? undefined : layout.hidden}>
        {said}
      </span>
    </>
  );
}
