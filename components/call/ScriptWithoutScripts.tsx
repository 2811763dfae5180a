import { useLocale, useTranslations } from 'next-intl';
import typography from '@/components/ui/typography.module.css';
import { callScript } from '@/lib/call/compiled-scripts';
import styles from './CallColumns.module.css';
import { LargeScript } from './CallScript';
import { Switchboard } from './FailureAlert';

/** Whom to ring and what to say, on the call page where no scripts run. */
export function ScriptWithoutScripts() {
  const t = useTranslations('callYourself');
  const live = callScript(useLocale(), 'live');

  return (
    <div className={styles.withoutScripts}>
      <h2 className={typography.small}>{t('summary')}</h2>
      <p>
        <Switchboard />
      </p>
      {live && <LargeScript script={live} hasTicks />}
    </div>
  );
}
