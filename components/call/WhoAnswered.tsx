import { useLocale, useTranslations } from 'next-intl';
import { placeName } from '@/lib/call/direct-numbers';
import type { Senator } from '@/lib/call/senators';
import { setAnsweredBy, useCall } from '@/lib/state/call';
import styles from './CallCard.module.css';
import { useVisitorPlace } from './useVisitorPlace';

/** Both senators, of whom one answers: the one pressed is named in the script. */
export function WhoAnswered({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('card');
  const locale = useLocale();
  const place = useVisitorPlace();
  const answeredBy = useCall((call) => call.answeredBy);
  if (place?.kind !== 'state') return null;
  const state = placeName(place.code, locale);

  return (
    <fieldset className={styles.who}>
      <legend>
        {t('whoAnswered')} <span>{t('tapName')}</span>
      </legend>
      {senators.map(({ id, lastName, party, votes }) => (
        <div key={id}>
          <button
            type="button"
            aria-pressed={id === answeredBy}
            aria-describedby={`${id}-record`}
            onClick={() => setAnsweredBy(id)}
          >
            {lastName}
          </button>
          <p id={`${id}-record`}>
            {t(`party.${party}`, { state })} <br />
            {t(`votingRights.${votes.votingRights}`)} {t(`wage.${votes.wage}`)}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
