import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import march from '@/components/ui/march.module.css';
import typography from '@/components/ui/typography.module.css';
import { PageLayout } from '@/components/shell/PageLayout';
import { OpenScoreboard } from '@/components/scoreboard/OpenScoreboard';
import styles from '@/components/scoreboard/Scoreboard.module.css';
import { screenHref } from '@/lib/addresses/paths';
import { config } from '@/lib/config/config';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';

/** The scoreboard, open or closed by its flag in campaign.json. */
export function ScoreboardScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);

  return (
    <PageLayout content={content} path="/scoreboard" isShared={config.features.scoreboard}>
      {config.features.scoreboard ? (
        <OpenScoreboard {...content} />
      ) : (
        <ClosedScoreboard locale={locale} />
      )}
    </PageLayout>
  );
}

/** Says that the scoreboard is closed, and leads to the call and to the home page. */
function ClosedScoreboard({ locale }: { locale: Locale }) {
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
