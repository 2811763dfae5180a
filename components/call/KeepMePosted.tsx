import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { CallFields } from './call-fields';
import type { CallFormTexts } from './call-texts';
import { Field } from './Field';
import styles from './form.module.css';

type KeepMePostedProps = {
  id: string;
  texts: CallFormTexts['posted'];
  register: UseFormRegister<CallFields>;
  errors: FieldErrors<CallFields>;
};

/**
 * The folded wish to hear more, sent only when ticked (look.md, The silences). The name is of use
 * without it: the script then says it.
 */
export function KeepMePosted({ id, texts, register, errors }: KeepMePostedProps) {
  return (
    <details className={styles.posted} open={errors.email ? true : undefined}>
      <summary>{texts.summary}</summary>
      <Field id={`${id}-name`} autoComplete="name" label={texts.name} {...register('name')} />
      <Field
        id={`${id}-email`}
        type="email"
        autoComplete="email"
        label={texts.email}
        error={errors.email && texts.emailMissing}
        {...register('email', {
          validate: (typed, { isKeptPosted }) => !isKeptPosted || /\S@\S/.test(typed),
        })}
      />
      <Field
        id={`${id}-address`}
        autoComplete="street-address"
        label={texts.address}
        {...register('address')}
      />
      <Field
        id={`${id}-state`}
        autoComplete="address-level1"
        label={texts.state}
        {...register('state')}
      />
      <label className={styles.consent}>
        <input type="checkbox" {...register('isKeptPosted')} />
        {texts.consent}
      </label>
    </details>
  );
}
