'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { useCopy } from '@/components/share/useCopy';
import { currentAddress } from '@/lib/browser/history';
import { followFilter } from '@/lib/scoreboard/filter.browser';
import { countShareClicks } from '@/lib/tracking/counting.browser';
import styles from './FilteredTable.module.css';

type FilteredTableProps = { states: Options; parties: Options; total: number; children: ReactNode };

/** Filters the server-rendered rows, says how many show, and copies the address with the filter in it. */
export function FilteredTable({ states, parties, total, children }: FilteredTableProps) {
  const t = useTranslations('scoreboard');
  const share = useTranslations('share');
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(total);
  const { outcome, copy, reset } = useCopy();
  const onFiltered = useEffectEvent((found: number) => {
    setCount(found);
    reset();
  });

  useEffect(() => {
    if (!form.current || !frame.current) return;
    return followFilter(form.current, frame.current, onFiltered);
  }, []);
  useEffect(() => (frame.current ? countShareClicks(frame.current) : undefined), []);

  return (
    <div ref={frame}>
      {/* only where scripts run, since all rows are there anyway */}
      <form
        ref={form}
        className={clsx('screenOnly scripted', styles.filters)}
        aria-label={t('filters')}
      >
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
      <div className={clsx('cluster', styles.found)}>
        <p className="note" role="status">
          {count === 0 ? t('noneFound') : t('shown', { count, total })}
        </p>
        <button
          type="button"
          className={clsx('scripted', buttonClass({ variant: 'outline' }))}
          onClick={() => copy(currentAddress())}
        >
          {t('copyLink')}
        </button>
        <span role="status">{outcome && share(outcome, { url: currentAddress() })}</span>
      </div>
      {children}
    </div>
  );
}

type Options = readonly (readonly [string, string])[];

type ChoiceProps = { name: string; label: string; all: string; options: Options };

function Choice({ name, label, all, options }: ChoiceProps) {
  return (
    <div className="field">
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
