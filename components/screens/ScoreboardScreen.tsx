import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { PageHead } from '@/components/ui/PageHead';
import { Section } from '@/components/ui/Section';
import { PageLayout } from '@/components/shell/PageLayout';
import { FilteredTable } from '@/components/scoreboard/FilteredTable';
import styles from '@/components/scoreboard/FilteredTable.module.css';
import { ScoreTable, Tally } from '@/components/scoreboard/ScoreTable';
import { screenHref } from '@/lib/addresses/paths';
import { config } from '@/lib/config/config';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { formatDate } from '@/lib/dates/formats';
import type { Locale } from '@/lib/i18n/locales';
import { hasDraft } from '@/lib/scoreboard/contact';
import { parties } from '@/lib/scoreboard/filter';
import { listedOn, rowsIn, statesOf } from '@/lib/scoreboard/rows';

const MEMBERS = 'https://github.com/unitedstates/congress-legislators';

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

function ClosedScoreboard({ locale }: { locale: Locale }) {
  const t = useTranslations();

  return (
    <PageHead id="scoreboard" title={t('scoreboard.closed')} picture="hands">
      <p className="lead">{t('scoreboard.closedText')}</p>
      <p>
        <ButtonLink size="lg" href={screenHref(locale, '/call')}>
          <Icon name="phone" /> {t('letter.thenCall')}
        </ButtonLink>
      </p>
      <p>
        <a className="target textButton" href={screenHref(locale, '/')}>
          {t('scoreboard.home')}
        </a>
      </p>
    </PageHead>
  );
}

function OpenScoreboard({ values, locale }: LocalizedContent) {
  const t = useTranslations('scoreboard');
  const senators = useTranslations('senators');
  const rows = rowsIn(locale);
  const [voting, wage] = (values.roll_calls ?? []).map(({ number, link }) => () => (
    <a key={link} href={link}>
      {t('rollCallNumber', { number })}
    </a>
  ));

  return (
    <>
      <section className={clsx('sky pageHead', styles.open)}>
        <div className="wrap">
          <h1 className="pageTitle">{t('title')}</h1>
          <p className="lead">{t('lead')}</p>
          <Tally rows={rows} content={values} />
        </div>
      </section>
      <Section id="senators">
        <h2 className="visuallyHidden" id="senators-title">
          {t('caption')}
        </h2>
        <FilteredTable
          states={statesOf(rows)}
          parties={parties.map((party) => [party, senators(`party.${party}`)])}
          total={rows.length}
        >
          {hasDraft(values) && (
            <p className={clsx('screenOnly note measure', styles.note)}>{t('writeNote')}</p>
          )}
          <ScoreTable rows={rows} content={values} />
        </FilteredTable>
        <div className={clsx('note measure', styles.sources)}>
          <h2 className="smallTitle">{t('sources')}</h2>
          {voting && wage && <p>{t.rich('sourceVotes', { voting, wage })}</p>}
          <p>
            {t.rich('sourceMembers', {
              list: () => <a href={MEMBERS}>congress-legislators</a>,
              date: formatDate(new Date(listedOn), locale, { dateStyle: 'long', timeZone: 'UTC' }),
            })}
          </p>
        </div>
      </Section>
    </>
  );
}
