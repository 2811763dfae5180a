import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import { SectionHead } from '@/components/ui/Section';
import torn from '@/components/ui/torn.module.css';
import { callUnavailability } from '@/lib/call/availability';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './CallColumns.module.css';

const steps = ['ring', 'script', 'reach'] as const;

type CallColumnsProps = {
  content: LocalizedContent;
  title: ReactNode;
  form: ReactNode;
  names: ReactNode;
  isNamesOnTicket?: boolean;
};

export function CallColumns({ content, ...parts }: CallColumnsProps) {
  const t = useTranslations();
  const isUnavailable = callUnavailability() !== null;

  return (
    <section className={styles.call}>
      <div className={clsx(layout.wrap, styles.grid)}>
        {parts.title}
        {!isUnavailable && <p className={styles.lead} {...content.text('call_page_description')} />}
        <div className={styles.form}>
          <div className={clsx(torn.below, styles.ticket)}>{parts.form}</div>
          {!isUnavailable && (
            <div className={clsx(torn.torn, styles.happens)}>
              <SectionHead id="what-happens" title={t('callSteps.title')} />
              <ol>
                {steps.map((step) => (
                  <li key={step}>
                    <span>
                      <b>{t(`callSteps.${step}`)}</b>
                      {` ${t(`callSteps.${step}Text`)}`}
                    </span>
                  </li>
                ))}
              </ol>
            </div>
          )}
        </div>
        <div className={clsx(styles.names, parts.isNamesOnTicket && styles.ticket)}>
          {parts.names}
        </div>
      </div>
    </section>
  );
}
