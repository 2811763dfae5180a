import { useTranslations } from 'next-intl';
import { FilteredTable } from '@/components/scoreboard/FilteredTable';
import { FilterForm } from '@/components/scoreboard/FilterForm';
import { ScoreTable } from '@/components/scoreboard/ScoreTable';
import { Sources } from '@/components/scoreboard/Sources';
import { Tally } from '@/components/scoreboard/Tally';
import { Section } from '@/components/sections/Section';
import { PageLayout } from '@/components/shell/PageLayout';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { hasDraft } from '@/lib/scoreboard/contact';
import { rowsIn } from '@/lib/scoreboard/rows';
import styles from './OpenScoreboard.module.css';

/** The hundred senators on the demands: totals, every row, and ways to ask. */
export function OpenScoreboard({ locale }: { locale: Locale }) {
  const edition = loadContent(locale);
  const t = useTranslations('scoreboard');
  const share = useTranslations('share');
  const rows = rowsIn(locale);
  const total = rows.length;

  return (
    <PageLayout edition={edition} path="/scoreboard">
      <section className={styles.head}>
        <div className={layout.wrap}>
          <h1 className={type.page}>{t('title')}</h1>
          <p className={type.lead}>{t('lead')}</p>
          <Tally rows={rows} />
        </div>
      </section>
      <Section id="senators">
        <h2 className={layout.visuallyHidden} id="senators-title">
          {t('caption')}
        </h2>
        <FilteredTable
          className={type.note}
          total={total}
          texts={{
            shown: t('shown', { count: '{count}', total }),
            none: t('noneFound'),
            copy: t('copyLink'),
            copied: share('copied'),
            notCopied: share('notCopied', { url: '{url}' }),
          }}
          form={<FilterForm rows={rows} />}
        >
          {hasDraft(edition.content) && (
            <p className={`${type.note} ${styles.note}`}>{t('writeNote')}</p>
          )}
          <ScoreTable rows={rows} content={edition.content} />
        </FilteredTable>
        <Sources locale={locale} />
      </Section>
    </PageLayout>
  );
}
