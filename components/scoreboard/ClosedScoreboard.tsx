import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import march from '@/components/ui/march.module.css';
import typography from '@/components/ui/typography.module.css';
import { screenHref } from '@/lib/addresses/paths';
import type { Locale } from '@/lib/i18n/locales';
import styles from './Scoreboard.module.css';

/** Says that the scoreboard is closed, and leads to the call and to the home page. */
export function ClosedScoreboard({ locale }: { locale: Locale }) {
  const t = useTranslations();

  return (
    <section className={clsx(layout.pageHead, styles.closed)}>
      <div className={layout.wrap}>
        <h1 className={typography.page}>{t('scoreboard.closed')}</h1>
        <p className={clsx(typography.lead, layout.measure)}>{t('scoreboard.closedText')}</p>
        <p>
          <ButtonLink size="lg" href={screenHref(locale, '/call')}>
            <Icon name="phone" /> {t('letter.thenCall')}
          </ButtonLink>
        </p>
        <p>
          <a className={layout.textButton} href={screenHref(locale, '/')}>
            {t('scoreboard.home')}
          </a>
        </p>
      </div>
      <div className={march.line} />
    </section>
  );
}
