'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { copyText } from '@/lib/browser/sharing';
import styles from './ShareRow.module.css';

type CopyWords = { url: string; copy: string; copied: string; notCopied: string };

/** Copies the address and says so; where that is blocked, it shows the address to copy by hand. */
export function CopyLink({ words }: { words: CopyWords }) {
  const [outcome, setOutcome] = useState<'none' | 'copied' | 'blocked'>('none');

  async function copy() {
    setOutcome((await copyText(words.url)) ? 'copied' : 'blocked');
  }

  return (
    <>
      <span className={styles.scripted}>
        <Button ink="ink" onClick={copy}>
          <Icon name="copy" /> {outcome === 'copied' ? words.copied : words.copy}
        </Button>
      </span>
      <p role="status" className={outcome === 'blocked' ? styles.blocked : layout.hidden}>
        {outcome === 'copied' && words.copied}
        {outcome === 'blocked' && words.notCopied}
      </p>
    </>
  );
}
