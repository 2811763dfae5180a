import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import { Section } from '@/components/ui/Section';
import typography from '@/components/ui/typography.module.css';
import type { LocalizedContent } from '@/lib/content/localized';
import { hasDraft } from '@/lib/scoreboard/contact';
import { parties } from '@/lib/scoreboard/filter';
import { rowsIn, statesOf } from '@/lib/scoreboard/rows';
import { FilteredTable } from './FilteredTable';
import styles from './Scoreboard.module.css';
import { ScoreTable } from './ScoreTable';
import { Sources } from './Sources';
import { Tally } from './Tally';

/** The hundred senators' votes on the demands: totals, every row, and ways to contact them. */
export function OpenScoreboard({ values, locale }: LocalizedContent) {
  const t = useTranslations('scoreboard');
  const senators = useTranslations('senators');
  const rows = rowsIn(locale);

  return (
    <>
      <section className={clsx(layout.pageHead, styles.open)}>
        <div className={layout.wrap}>
          <h1 className={typography.page}>{t('title')}</h1>
          <p className={typography.lead}>{t('lead')}</p>
          <Tally rows={rows} content={values} />
        </div>
      </section>
      <Section id="senators">
        <h2 className={layout.visuallyHidden} id="senators-title">
          {t('caption')}
        </h2>
        <FilteredTable
          states={statesOf(rows)}
          parties={parties.map((party) => [party, senators(`party.${party}`)])}
          total={rows.length}
        >
          {hasDraft(values) && (
            <p className={clsx(typography.note, styles.note)}>{t('writeNote')}</p>
          )}
          <ScoreTable rows={rows} content={values} />
        </FilteredTable>
        <Sources content={values} />
      </Section>
    </>
  );
}
