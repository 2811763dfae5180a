'use client';

import { FailureAlert } from '@/components/call/FailureAlert';
import { ShareRow } from '@/components/share/ShareRow';
import { RichText } from '@/components/ui/RichText';
import type from '@/components/ui/type.module.css';
import { scriptFor } from '@/lib/call/script';
import { useCall } from '@/lib/state/call';
import { useVisitor } from '@/lib/state/visitor';
import type { ModalBodyProps } from './ModalWindow';
import styles from './parts.module.css';

/** What to say on the phone, and what to do after (spec.md section 2, call-script). */
export function CallScriptModal({ texts: { script } }: ModalBodyProps) {
  const name = useVisitor((visitor) => visitor.name);
  const signUp = useCall((state) => state.signUp);

  return (
    <div>
      <FailureAlert texts={script.failure} />
      <p>{script.intro}</p>
      <RichText html={scriptFor(script.html, name)} lang={script.lang} className={styles.script} />
      <p className={styles.busy}>{script.busy}</p>
      <p role="status">
        {signUp === 'sent' && script.signUpSent}
        {signUp === 'failed' && script.signUpFailed}
      </p>
      <h3 className={`${type.small} ${styles.next}`}>{script.done}</h3>
      <ShareRow words={script.share} />
    </div>
  );
}
