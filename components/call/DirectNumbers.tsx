'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import field from '@/components/ui/Field.module.css';
import { directoryDate, namedPlaces, placeName, senatorsOf } from '@/lib/call/direct-numbers';
import { phoneLink } from '@/lib/call/formats';
import { type Place, placeOfCode, placeOfZip } from '@/lib/call/places';
import styles from './DirectNumbers.module.css';

/**
 * The Washington numbers of the two senators of a ZIP's state, found on the device: no host is
 * asked, and the ZIP goes nowhere. A state can be chosen, too.
 */
export function DirectNumbers({ zip }: { zip: string }) {
  const t = useTranslations('direct');
  const locale = useLocale();
  const id = useId();
  const [choice, setChoice] = useState({ zip, code: '' });
  const { states, others } = namedPlaces(locale);
  // another ZIP undoes a choice made for the one before
  const place = choice.zip === zip && choice.code ? placeOfCode(choice.code) : placeOfZip(zip);

  return (
    <div className={styles.numbers}>
      <div className={field.field}>
        <label htmlFor={id}>{t('state')}</label>
        <select
          id={id}
          value={place && 'code' in place ? place.code : ''}
          onChange={({ target }) => setChoice({ zip, code: target.value })}
        >
          <option value="">{t('choose')}</option>
          {[...states, ...others].map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div role="status">{place && <PlaceNumbers place={place} />}</div>
    </div>
  );
}

function PlaceNumbers({ place }: { place: Place }) {
  const t = useTranslations('direct');
  const locale = useLocale();
  if (place.kind === 'military') return <p>{t('military')}</p>;
  if (place.kind === 'unknown') return <p>{t('unknown')}</p>;
  const name = placeName(place.code, locale);
  if (place.kind === 'no-senators') return <p>{t('noSenators', { place: name })}</p>;

  return (
    <>
      <p className={styles.place}>{t('senators', { place: name })}</p>
      <ul className={styles.list}>
        {senatorsOf(place.code).map((senator) => (
          <li key={senator.phone}>
            <b>{senator.name}</b> <a href={phoneLink(senator.phone)}>{senator.phone}</a>
          </li>
        ))}
      </ul>
      <p className={styles.date}>{t('asOf', { date: directoryDate(locale) })}</p>
    </>
  );
}
