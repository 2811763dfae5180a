'use client';

import type { ReactNode } from 'react';
import styles from './ShareRow.module.css';
import { useCopy } from './useCopy';

type CopyLinkProps = {
  words: { url: string; copy: string; copied: string; notCopied: string };
  className: string;
  icon: ReactNode;
};

/** Copies the address and says so; where that is blocked, it shows the address to copy by hand. */
export function CopyLink({ words, className, icon }: CopyLinkProps) {
  const [outcome, copy] = useCopy(words.url);

  return (
    <span className={styles.scripted}>
      <button type="button" className={className} onClick={copy}>
        {icon} {words.copy}
      </button>
      <span role="status">{outcome && words[outcome]}</span>
    </span>
  );
}
