import { useLocale, useTranslations } from 'next-intl';
import { stateNames } from '@/lib/call/state-names';
import { callForm } from '@/lib/call/visitor';
import { useStateChoices, useVisitorPlace } from './useSenators';

/** `page`: the code of the state whose own page this is. */
type StateChoiceProps = { id: string; page?: string | undefined };

/** Asks for the state where the visitor’s ZIP may mean several; else nothing. */
export function StateChoice({ id, page }: StateChoiceProps) {
  const t = useTranslations('senators');
  const { states, others } = stateNames(useLocale());
  const place = useVisitorPlace(page);
  const choices = useStateChoices();
  if (!choices) return null;

  return (
    <div className="screenOnly field">
      <label htmlFor={id}>{t('state')}</label>
      <select
        id={id}
        value={place && 'code' in place ? place.code : ''}
        onChange={({ target }) => callForm.setValue('state', target.value)}
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
