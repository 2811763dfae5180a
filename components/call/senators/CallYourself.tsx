'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import styles from '@/components/call/form/CallForm.module.css';
import { useCallForm } from '@/components/call/useCallForm';
import { targetsKind } from '@/lib/config/targets';
import { Switchboard } from './Switchboard';
import { VisitorPart } from './VisitorPart';
import { ZipField } from './ZipField';

/** How to call without the service: the switchboard and the senators' direct numbers. */
export function CallYourself({ id, isOpen }: { id: string; isOpen?: boolean }) {
  const t = useTranslations('callYourself');
  const form = useCallForm<HTMLDivElement>();

  return (
    <details className={clsx('fold', styles.yourself)} open={isOpen}>
      <summary>{t('summary')}</summary>
      <p className={styles.switchboard}>
        <Switchboard />
      </p>
      {targetsKind() === 'us-senators' && (
        <div ref={form.ref} className="scripted" data-transferred>
          <ZipField id={`${id}-direct-zip`} form={form} label={t('zip')} />
          <VisitorPart name="VisitorSenators" />
        </div>
      )}
    </details>
  );
}
