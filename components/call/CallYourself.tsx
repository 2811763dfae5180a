'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Field } from '@/components/ui/Field';
import layout from '@/components/ui/layout.module.css';
import { setVisitor, useVisitor } from '@/lib/call/visitor';
import { targetsKind } from '@/lib/targets';
import styles from './CallForm.module.css';
import { Switchboard } from './FailureAlert';
import { LazyVisitorPlacePart } from './LazyVisitorPlacePart';
import { VisitorPlace } from './VisitorPlace';

type CallYourselfProps = { id: string; isOpen?: boolean };

/** How to call without the service: the switchboard and the senators' direct numbers. */
export function CallYourself({ id, isOpen }: CallYourselfProps) {
  const t = useTranslations('callYourself');
  const zip = useVisitor(({ zipCode }) => zipCode);
  const field = useRef<HTMLInputElement>(null);

  // what was typed before hydration
  useEffect(() => {
    const typed = field.current?.value;
    if (typed) setVisitor({ zipCode: typed });
  }, []);

  return (
    <details className={`${layout.fold} ${styles.yourself}`} open={isOpen}>
      <summary>{t('summary')}</summary>
      <p className={styles.switchboard}>
        <Switchboard />
      </p>
      {targetsKind() === 'us-senators' && (
        <div className={styles.scripted} data-handed-over>
          <Field
            id={`${id}-direct-zip`}
            name="userLocation"
            type="tel"
            autoComplete="postal-code"
            label={t('zip')}
            ref={field}
            value={zip ?? ''}
            onChange={({ target }) => setVisitor({ zipCode: target.value, selectedState: null })}
          />
          <VisitorPlace id={`${id}-direct`} />
          <LazyVisitorPlacePart part="senators" />
        </div>
      )}
    </details>
  );
}
