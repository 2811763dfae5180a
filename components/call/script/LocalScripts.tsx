import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { callScript } from '@/lib/call/compiled-scripts';
import type { KnownBlanks } from '@/lib/call/script';
import type { Locale } from '@/lib/i18n/locales';
import { LargeScriptText } from './CallScript';
import styles from './LocalScripts.module.css';

export function LocalScripts({ known }: { known: Record<Locale, KnownBlanks> }) {
  const t = useTranslations();
  const locale = useLocale();
  const live = callScript(locale, 'live');
  const voicemail = callScript(locale, 'voicemail');

  return (
    <section className={clsx('screenOnly torn', styles.say)} aria-labelledby="what-to-say">
      <div className={clsx('rows wrap', styles.versions)}>
        {live && (
          <div>
            <h2 className="subTitle" id="what-to-say">
              {t('callYourself.script')}
            </h2>
            <p>{t('callScript.intro')}</p>
            <LargeScriptText script={live} known={known} hasTicks />
          </div>
        )}
        {voicemail && (
          <div>
            <h3 className="smallTitle">{t('senators.sheet.voicemail')}</h3>
            <p>{t('callCard.afterTone')}</p>
            <LargeScriptText script={voicemail} known={known} />
          </div>
        )}
      </div>
    </section>
  );
}
