import { useLocale, useTranslations } from 'next-intl';
import typography from '@/components/ui/typography.module.css';
import { callScript } from '@/lib/call/compiled-scripts';
import { forEachLocale } from '@/lib/i18n/locales';
import styles from './CallColumns.module.css';
import { ScriptText } from './CallScript';
import scriptStyles from './CallScript.module.css';
import { Switchboard } from './FailureAlert';

const nothingKnown = forEachLocale(() => ({}));

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
      {live && (
        <div className={scriptStyles.script}>
          <ScriptText script={live} known={nothingKnown} hasTicks />
        </div>
      )}
    </div>
  );
}
