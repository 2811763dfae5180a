'use client';

import { type ReactNode, useState } from 'react';
import { copyText } from '@/lib/browser/sharing';
import styles from './ShareRow.module.css';

type CopyLinkProps = {
  words: { url: string; copy: string; copied: string; notCopied: string };
  className: string;
  icon: ReactNode;
};

/** Copies the address and says so; where that is blocked, it shows the address to copy by hand. */
export function CopyLink({ words, className, icon }: CopyLinkProps) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'blocked'>('none');

  return (
    <span className={styles.scripted}>
      <button
        type="button"
        className={className}
        onClick={async () => setOutcome((await copyText(words.url)) ? 'copied' : 'blocked')}
      >
        {icon} {words.copy}
      </button>
      <span role="status">
        {outcome === 'copied' && words.copied}
        {outcome === 'blocked' && words.notCopied}
      </span>
    </span>
  );
}
