import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SectionHead } from '@/components/ui/Section';
import { callUnavailability } from '@/lib/call/availability';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './CallColumns.module.css';

type CallColumnsProps = {
  content: LocalizedContent;
  title: ReactNode;
  form: ReactNode;
  names: ReactNode;
  isNamesOnTicket?: boolean;
};

export function CallColumns({ content, ...parts }: CallColumnsProps) {
  const isUnavailable = callUnavailability() !== null;

  return (
    <section className={clsx('screenOnly sky', styles.call)}>
      <div className={clsx('rows wrap', styles.grid)}>
        {parts.title}
        {!isUnavailable && <p className={styles.lead} {...content.text('call_page_description')} />}
        <div className={styles.form}>
          <div className={clsx('tornBelow', styles.ticket)}>{parts.form}</div>
          {!isUnavailable && <CallSteps />}
        </div>
        <div className={clsx(styles.names, parts.isNamesOnTicket && styles.ticket)}>
          {parts.names}
        </div>
      </div>
    </section>
  );
}

const steps = ['ring', 'script', 'reach'] as const;

/** What happens after a press of Call. */
function CallSteps() {
  const t = useTranslations('callSteps');

  return (
    <div className={clsx('torn', styles.happens)}>
      <SectionHead id="what-happens" title={t('title')} />
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <span>
              <b>{t(step)}</b>
              {` ${t(`${step}Text`)}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
