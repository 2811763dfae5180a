import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import torn from '@/components/ui/torn.module.css';
import typography from '@/components/ui/typography.module.css';
import { callScript } from '@/lib/call/compiled-scripts';
import type { KnownBlanks } from '@/lib/call/script';
import type { Locale } from '@/lib/i18n/locales';
import { ScriptText } from './CallScript';
import scriptStyles from './CallScript.module.css';
import styles from './ScriptsSection.module.css';

type ScriptsSectionProps = {
  locale: Locale;
  known: Record<Locale, KnownBlanks>;
};

/** What to say to somebody who answers and to their voicemail, one beside the other. */
export function ScriptsSection({ locale, ...blanks }: ScriptsSectionProps) {
  const t = useTranslations();
  const live = callScript(locale, 'live');
  const voicemail = callScript(locale, 'voicemail');

  return (
    <section className={clsx(torn.torn, styles.say)} aria-labelledby="what-to-say">
      <div className={clsx(layout.wrap, styles.versions)}>
        {live && (
          <div>
            <h2 className={typography.sub} id="what-to-say">
              {t('callYourself.script')}
            </h2>
            <p>{t('callScript.intro')}</p>
            <div className={scriptStyles.script}>
              <ScriptText script={live} {...blanks} hasTicks />
            </div>
          </div>
        )}
        {voicemail && (
          <div>
            <h3 className={typography.small}>{t('printedSheet.voicemail')}</h3>
            <p>{t('callCard.afterTone')}</p>
            <div className={scriptStyles.script}>
              <ScriptText script={voicemail} {...blanks} />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}
