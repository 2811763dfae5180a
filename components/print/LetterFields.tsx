import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { Field } from '@/components/ui/Field';
import { useLimitedText } from '@/components/ui/useLimitedText';
import { withMessages } from '@/components/providers/LazyMessages';
import { type Addressee, addresseesIn, addressesAsOf } from '@/lib/call/office-addresses';
import { saveFields, useVisitor } from '@/lib/call/visitor';
import type { Printed } from '@/lib/print/choice';
import senators from '@/messages/senators.json';

const MOST_CHARACTERS = 400;

type LetterFieldsProps = Pick<Printed, 'place' | 'office'> & {
  onAddressee: (addressee: Addressee | null) => void;
};

export const LetterFields = withMessages({ senators }, Fields);

/** The letter’s office, and the visitor’s own words, which no address has. */
function Fields({ place, office, onAddressee }: LetterFieldsProps) {
  const t = useTranslations('senators.letter');
  const locale = useLocale();
  const reason = useVisitor('reason') ?? '';
  const { field } = useLimitedText(MOST_CHARACTERS, (text) => saveFields({ reason: text }));
  const addressees = useMemo(() => (place ? addresseesIn(place.id.toUpperCase()) : []), [place]);
  const addressee = addressees.find(({ id }) => id === office) ?? addressees[0] ?? null;
  useEffect(() => onAddressee(addressee), [addressee, onAddressee]);

  return (
    <>
      {addressee ? (
        <div className="field">
          <label htmlFor="print-office">{t('office')}</label>
          <select
            key={place?.id}
            id="print-office"
            name="office"
            defaultValue={addressee.id}
            autoComplete="off"
          >
            {addressees.map(({ id, senator, city }) => (
              <option key={id} value={id}>{`${senator.lastName}, ${city}`}</option>
            ))}
          </select>
          {addressee.isFar && <p>{t('far', { name: addressee.senator.lastName })}</p>}
          <p>{t('asOf', { date: addressesAsOf(locale) })}</p>
        </div>
      ) : (
        <p>{place?.note ?? t('choose')}</p>
      )}
      <div className="field">
        <label htmlFor="print-reason">{t('yourReason')}</label>
        <textarea
          id="print-reason"
          rows={4}
          {...field}
          defaultValue={reason}
          aria-describedby="print-reason-hint"
        />
        <p id="print-reason-hint">{t('reasonHint', { limit: MOST_CHARACTERS })}</p>
      </div>
      <Field
        id="print-name"
        label={t('yourName')}
        defaultValue={useVisitor('name') ?? ''}
        onChange={({ target }) => saveFields({ name: target.value })}
        maxLength={60}
        autoComplete="name"
      />
    </>
  );
}
