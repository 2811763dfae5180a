import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import layout from '@/components/ui/layout.module.css';
import styles from './FilterForm.module.css';

/** The options of a select: each value with its name. */
export type Options = readonly (readonly [string, string])[];

type FilterFormProps = { ref: Ref<HTMLFormElement>; states: Options; parties: Options };

/** What to look for on the scoreboard; shown where scripts run, since all rows are there anyway. */
export function FilterForm({ ref, states, parties }: FilterFormProps) {
  const t = useTranslations('scoreboard');

  return (
    <form ref={ref} className={styles.filters} aria-label={t('filters')}>
      <Field
        id="score-name"
        name="name"
        type="search"
        autoComplete="off"
        label={t('name')}
        placeholder={t('namePlaceholder')}
      />
      <Choice name="state" label={t('state')} all={t('allStates')} options={states} />
      <Choice name="party" label={t('partyLabel')} all={t('allParties')} options={parties} />
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

type ChoiceProps = { name: string; label: string; all: string; options: Options };

/** A select whose first option shows all rows. */
function Choice({ name, label, all, options }: ChoiceProps) {
  return (
    <div className={layout.field}>
      <label htmlFor={`score-${name}`}>{label}</label>
      <select id={`score-${name}`} name={name} autoComplete="off">
        <option value="">{all}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
