'use client';

import { useEffect } from 'react';
import { CallScript } from '@/components/call/CallScript';
import { CallYourself } from '@/components/call/CallYourself';
import { FailedNumbers } from '@/components/call/FailedNumbers';
import { FailureAlert } from '@/components/call/FailureAlert';
import { ShareRow, type ShareWords } from '@/components/share/ShareRow';
import type from '@/components/ui/type.module.css';
import { canonicalAddress } from '@/lib/browser/address';
import { scriptFor } from '@/lib/call/script';
import { scriptSeen, useCall } from '@/lib/state/call';
import { useVisitor } from '@/lib/state/visitor';
import type { ModalBodyProps } from './ModalWindow';
import styles from './parts.module.css';

/** What to say on the phone, and what to do after (spec.md section 2, call-script). */
export function CallScriptModal({ texts: { script } }: ModalBodyProps) {
  const name = useVisitor((visitor) => visitor.name);
  const signUp = useCall((state) => state.signUp);
  const hasFailed = useCall(({ attempt }) => attempt.phase === 'failed');
  useEffect(scriptSeen, []);

  return (
    <div>
      <FailureAlert texts={script.failure} />
      <FailedNumbers texts={script.direct} />
      <p>{script.intro}</p>
      <CallScript html={scriptFor(script.html, name)} lang={script.lang} texts={script.tools} />
      <p className={styles.busy}>{script.busy}</p>
      <p role="status">
        {signUp === 'sent' && script.signUpSent}
        {signUp === 'failed' && script.signUpFailed}
      </p>
      {!hasFailed && (
        <CallYourself id="script" texts={script.direct} switchboard={script.failure.switchboard} />
      )}
      <h3 className={`${type.small} ${styles.next}`}>{script.done}</h3>
      <ShareRow words={shareHere(script.share)} />
    </div>
  );
}

/** The modal is of every page: it shares the one that it is on (spec.md section 2, Share buttons). */
function shareHere(words: ShareWords): ShareWords {
  const url = canonicalAddress() ?? words.url;
  return { ...words, url, notCopied: words.notCopied.replaceAll(words.url, () => url) };
}
