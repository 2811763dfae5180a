import { useLocale, useTranslations } from 'next-intl';
import typography from '@/components/ui/typography.module.css';
import type { Content } from '@/lib/content/model/content';
import { formatDate } from '@/lib/dates/formats';
import { listedOn } from '@/lib/scoreboard/rows';
import styles from './Scoreboard.module.css';

const MEMBERS = 'https://github.com/unitedstates/congress-legislators';

/** The sources of the names, phone numbers and votes. */
export function Sources({ content }: { content: Content }) {
  const t = useTranslations('scoreboard');
  const locale = useLocale();
  const [voting, wage] = (content.roll_calls ?? []).map(({ number, link }) => () => (
    <a key={link} href={link}>
      {t('rollCallNumber', { number })}
    </a>
  ));

  return (
    <div className={styles.sources}>
      <h2 className={typography.small}>{t('sources')}</h2>
      {voting && wage && <p>{t.rich('sourceVotes', { voting, wage })}</p>}
      <p>
        {t.rich('sourceMembers', {
          list: () => <a href={MEMBERS}>congress-legislators</a>,
          date: formatDate(new Date(listedOn), locale, { dateStyle: 'long', timeZone: 'UTC' }),
        })}
      </p>
    </div>
  );
}
