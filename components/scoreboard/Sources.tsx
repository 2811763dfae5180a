import { useTranslations } from 'next-intl';
import type from '@/components/ui/type.module.css';
import { formatDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { listedOn } from '@/lib/scoreboard/rows';
import styles from './Sources.module.css';

const ROLL_CALLS = 'https://www.senate.gov/legislative/LIS/roll_call_votes/vote1171';
const MEMBERS = 'https://github.com/unitedstates/congress-legislators';

/** Where the names, the numbers and the votes come from. */
export function Sources({ locale }: { locale: Locale }) {
  const t = useTranslations('scoreboard');
  const rollCall = (number: number) => () => (
    <a href={`${ROLL_CALLS}/vote_117_1_${String(number).padStart(5, '0')}.htm`}>
      {t('rollCallNumber', { number })}
    </a>
  );

  return (
    <div className={styles.sources}>
      <h2 className={type.small}>{t('sources')}</h2>
      <p>{t.rich('sourceVotes', { voting: rollCall(246), wage: rollCall(74) })}</p>
      <p>
        {t.rich('sourceMembers', {
          list: () => <a href={MEMBERS}>congress-legislators</a>,
          date: formatDate(new Date(listedOn), locale, { dateStyle: 'long', timeZone: 'UTC' }),
        })}
      </p>
    </div>
  );
}
