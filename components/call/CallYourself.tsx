'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/Field';
import layout from '@/components/ui/layout.module.css';
import { callForm } from '@/lib/call/visitor';
import { targetsKind } from '@/lib/targets';
import styles from './CallForm.module.css';
import { Switchboard } from './FailureAlert';
import { LazyVisitorSenators } from './lazy-parts';
import { useCallForm } from './useCallForm';
import { VisitorPlace } from './VisitorPlace';

type CallYourselfProps = { id: string; isOpen?: boolean };

/** How to call without the service: the switchboard and the senators' direct numbers. */
export function CallYourself({ id, isOpen }: CallYourselfProps) {
  const t = useTranslations('callYourself');
  const { register, ref } = useCallForm<HTMLDivElement>();

  return (
    <details className={`${layout.fold} ${styles.yourself}`} open={isOpen}>
      <summary>{t('summary')}</summary>
      <p className={styles.switchboard}>
        <Switchboard />
      </p>
      {targetsKind() === 'us-senators' && (
        <div ref={ref} className={styles.scripted} data-transferred>
          <Field
            id={`${id}-direct-zip`}
            type="tel"
            autoComplete="postal-code"
            label={t('zip')}
            {...register('userLocation', { onChange: () => callForm.setValue('state', '') })}
          />
          <VisitorPlace id={`${id}-direct`} />
          <LazyVisitorSenators />
        </div>
      )}
    </details>
  );
}
