import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { parties, type Row } from '@/lib/scoreboard/rows';
import { Choice } from './Choice';
import styles from './FilterForm.module.css';

/** What to look for on the scoreboard; shown where scripts run, since all rows are there anyway. */
export function FilterForm({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations('scoreboard');
  const states = new Map(rows.map(({ state, stateName }) => [state, stateName]));

  return (
    <form className={styles.filters} aria-label={t('filters')}>
      <Field
        id="score-name"
        name="name"
        type="search"
        autoComplete="off"
        label={t('name')}
        placeholder={t('namePlaceholder')}
      />
      <Choice name="state" label={t('state')} all={t('allStates')} options={[...states]} />
      <Choice
        name="party"
        label={t('partyLabel')}
        all={t('allParties')}
        options={parties.map((party) => [party, t(`party.${party}`)])}
      />
      <Choice
        name="vote"
        label={t('voted')}
        all={t('allVotes')}
        options={[
          ['yea', t('yeaOnBoth')],
          ['nay', t('nayOnEither')],
        ]}
      />
      <Button type="reset" variant="outline">
        {t('clear')}
      </Button>
    </form>
  );
}
