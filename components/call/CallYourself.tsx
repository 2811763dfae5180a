'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Field } from '@/components/ui/Field';
import fold from '@/components/ui/fold.module.css';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { useVisitor } from '@/lib/state/visitor';
import styles from './CallYourself.module.css';
import { DirectNumbers } from './DirectNumbers';
import { Switchboard } from './FailureAlert';

type CallYourselfProps = { id: string; isOpen?: boolean; children?: ReactNode };

/**
 * How to call without the service: the switchboard and the senators' own numbers. It follows the ZIP
 * of the call form until another is typed here; without scripts there is the switchboard.
 */
export function CallYourself({ id, isOpen, children }: CallYourselfProps) {
  const t = useTranslations('direct');
  const told = useVisitor(({ zipCode }) => zipCode);
  const [typed, setTyped] = useState<string | null>(null);
  const isMounted = useIsMounted();
  const zip = typed ?? told ?? '';
  const field = useRef<HTMLInputElement>(null);

  // what was typed before hydration
  useEffect(() => {
    const before = field.current?.value;
    if (before && before !== useVisitor.getState().zipCode) setTyped(before);
  }, []);

  return (
    <details className={`${fold.fold} ${styles.yourself}`} open={isOpen}>
      <summary>{t('summary')}</summary>
      <p className={styles.switchboard}>
        <Switchboard />
      </p>
      <div className={styles.scripted}>
        <Field
          id={`${id}-direct-zip`}
          type="tel"
          autoComplete="postal-code"
          label={t('zip')}
          ref={field}
          value={zip}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isMounted && <DirectNumbers zip={zip} />}
      </div>
      {children}
    </details>
  );
}
