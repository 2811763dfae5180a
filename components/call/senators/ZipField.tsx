import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/Field';
import styles from '@/components/call/form/CallForm.module.css';
import { type CallFormState, isFilled, looksWrong } from '@/components/call/useCallForm';
import { looksLikeZip } from '@/lib/call/phone-and-zip';
import { callForm } from '@/lib/call/visitor';
import { VisitorPart } from './VisitorPart';

type ZipFieldProps = {
  id: string;
  form: CallFormState;
  label: string;
  placeholder?: string;
  isRequired?: boolean;
  /** keeps the state, which was chosen for another ZIP, where it is also part of a postal address */
  keepsState?: boolean;
  page?: string | undefined;
};

/** Names the visitor’s senators in a live region, or asks for the state where the ZIP may mean several. */
export function ZipPlace({ id, page }: Pick<ZipFieldProps, 'id' | 'page'>) {
  return (
    <>
      <p className={clsx('screenOnly', styles.place)} aria-live="polite">
        <VisitorPart name="SenatorsLine" page={page} />
      </p>
      <VisitorPart name="StateChoice" id={`${id}-state`} page={page} />
    </>
  );
}

/** Asks back where a spreadsheet seems to have dropped the zeros of a ZIP. */
export function ZipField({ id, form, isRequired, keepsState, page, ...field }: ZipFieldProps) {
  const t = useTranslations('call');
  const forgetState = () => {
    if (!keepsState) callForm.setValue('state', '');
  };

  function take(zip: string) {
    callForm.setValue('userLocation', zip, { shouldTouch: true });
    forgetState();
    callForm.setFocus('userLocation');
  }

  return (
    <>
      <Field
        {...field}
        id={id}
        type="tel"
        className={styles.zip}
        autoComplete="postal-code"
        error={isRequired && form.formState.errors.userLocation && t('zipMissing')}
        hint={
          looksWrong(form, 'userLocation', looksLikeZip) && (
            <>
              {t('zipHint')}{' '}
              <VisitorPart name="FullZip" typed={form.watch('userLocation') ?? ''} onTake={take} />
            </>
          )
        }
        {...form.register('userLocation', {
          ...(isRequired && { validate: isFilled }),
          onChange: forgetState,
        })}
      />
      <ZipPlace id={id} page={page} />
    </>
  );
}
