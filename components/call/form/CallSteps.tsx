import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/ui/Section';
import torn from '@/components/ui/torn.module.css';
import styles from './CallColumns.module.css';

const steps = ['ring', 'script', 'reach'] as const;

/** What happens after a press of Call. */
export function CallSteps() {
  const t = useTranslations('callSteps');

  return (
    <div className={clsx(torn.torn, styles.happens)}>
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
