import { useTranslations } from 'next-intl';
import { PageLayout } from '@/components/shell/PageLayout';
import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { screenHref } from '@/lib/paths';
import styles from './ClosedScoreboard.module.css';

/** The scoreboard while its flag is off: closed, and where to go instead (look.md). */
export function ClosedScoreboard({ locale }: { locale: Locale }) {
  const t = useTranslations('scoreboard');

  return (
    <PageLayout edition={loadContent(locale)} path="/scoreboard">
      <section className={styles.head}>
        <div className={layout.wrap}>
          <h1 className={type.page}>{t('closed')}</h1>
          <p className={`${type.lead} ${layout.measure}`}>{t('closedText')}</p>
          <ButtonLink size="lg" href={screenHref(locale, '/')}>
            {t('home')}
          </ButtonLink>
        </div>
      </section>
    </PageLayout>
  );
}
