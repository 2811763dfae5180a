import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import typography from '@/components/ui/typography.module.css';
import { screenHref } from '@/lib/addresses/paths';
import type { Locale } from '@/lib/i18n/locales';
import styles from './Scoreboard.module.css';

/** Says that the scoreboard is closed and links to the home page. */
export function ClosedScoreboard({ locale }: { locale: Locale }) {
  const t = useTranslations('scoreboard');

  return (
    <section className={clsx(layout.pageHead, styles.closed)}>
      <div className={layout.wrap}>
        <h1 className={typography.page}>{t('closed')}</h1>
        <p className={clsx(typography.lead, layout.measure)}>{t('closedText')}</p>
        <ButtonLink size="lg" href={screenHref(locale, '/')}>
          {t('home')}
        </ButtonLink>
      </div>
    </section>
  );
}
