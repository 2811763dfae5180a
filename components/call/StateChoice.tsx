import { useLocale, useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import { stateNames } from '@/lib/call/state-names';
import { setVisitor } from '@/lib/call/visitor';
import { useStateChoices, useVisitorPlace } from './useVisitorPlace';

export type StateChoiceProps = { id: string; onChoose?: ((state: string) => void) | undefined };

const remember = (selectedState: string) => setVisitor({ selectedState });

/** A list of the states that the visitor's ZIP may mean; nothing where it means only one. */
export function StateChoice({ id, onChoose = remember }: StateChoiceProps) {
  const t = useTranslations('senators');
  const { states, others } = stateNames(useLocale());
  const place = useVisitorPlace();
  const choices = useStateChoices();
  if (!choices) return null;

  return (
    <div className={layout.field}>
      <label htmlFor={id}>{t('state')}</label>
      <select
        id={id}
        value={place && 'code' in place ? place.code : ''}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{t('choose')}</option>
        {[...states, ...others]
          .filter(([code]) => choices.includes(code))
          .map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
      </select>
    </div>
  );
}
