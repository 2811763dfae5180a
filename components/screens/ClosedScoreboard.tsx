import { useTranslations } from 'next-intl';
import { Frame } from '@/components/shell/Frame';
import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { withBasePath } from '@/lib/base-path';
import { loadContent } from '@/lib/content/load';
import { type Locale, localePath } from '@/lib/i18n/locales';
import styles from './ClosedScoreboard.module.css';

/** The scoreboard while its flag is off: closed, and where to go instead (look.md). */
export function ClosedScoreboard({ locale }: { locale: Locale }) {
  const t = useTranslations('scoreboard');

  return (
    <Frame edition={loadContent(locale)} path="/scoreboard">
      <section className={styles.head}>
        <div className={layout.wrap}>
          <h1 className={type.page}>{t('closed')}</h1>
          <p className={`${type.lead} ${layout.measure}`}>{t('closedText')}</p>
          <ButtonLink isBig href={withBasePath(localePath(locale, '/'))}>
            {t('home')}
          </ButtonLink>
        </div>
      </section>
    </Frame>
  );
}
