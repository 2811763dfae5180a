import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useTargets } from '@/components/call/senators/useTargets';
import { callForm } from '@/lib/call/visitor';
import styles from './TargetChoice.module.css';

/** Asks whom to call, under the call service’s name; what was chosen before hydration stays chosen. */
export function TargetChoice({ id }: { id: string }) {
  const t = useTranslations('targets');
  const { targets, chosen, lang } = useTargets();
  const field = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    const checked = field.current?.querySelector<HTMLInputElement>(':checked');
    if (checked && !checked.defaultChecked) callForm.setValue('campaignId', checked.value);
  }, []);

  return (
    <fieldset ref={field} className={styles.choice}>
      <legend>{t('whom')}</legend>
      {targets.map(({ callpower_id, name, role }) => (
        <label key={callpower_id} htmlFor={`${id}-${callpower_id}`}>
          <input
            id={`${id}-${callpower_id}`}
            type="radio"
            name="campaignId"
            value={callpower_id}
            checked={callpower_id === chosen?.callpower_id}
            onChange={() => callForm.setValue('campaignId', callpower_id)}
          />
          <span>
            <b translate="no">{name}</b> <span lang={lang}>{role}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
