'use client';

import { useId, useState } from 'react';
import field from '@/components/ui/Field.module.css';
import {
  chosenPlace,
  directoryDate,
  namedPlaces,
  placeFor,
  placeName,
  senatorsOf,
} from '@/lib/call/direct-numbers';
import { phoneLink } from '@/lib/call/phone-link';
import type { Place } from '@/lib/call/places';
import { fill } from '@/lib/i18n/fill';
import type { DirectTexts } from './call-texts';
import styles from './DirectNumbers.module.css';

export type DirectNumbersProps = { zip: string; texts: DirectTexts };

/**
 * The Washington numbers of the two senators of a ZIP's state, found on the device: no host is
 * asked, and the ZIP goes nowhere. A state can be chosen, too.
 */
export function DirectNumbers({ zip, texts }: DirectNumbersProps) {
  const id = useId();
  const [choice, setChoice] = useState({ zip, code: '' });
  const { states, others } = namedPlaces(texts.locale);
  // another ZIP undoes a choice made for the one before
  const chosen = choice.zip === zip ? choice.code : '';
  const place = chosen ? chosenPlace(chosen) : placeFor(zip);
  const code = place && 'code' in place ? place.code : '';

  return (
    <div className={styles.numbers}>
      <div className={field.field}>
        <label htmlFor={id}>{texts.state}</label>
        <select
          id={id}
          value={code}
          onChange={({ target }) => setChoice({ zip, code: target.value })}
        >
          <option value="">{texts.choose}</option>
          {[...states, ...others].map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div role="status">{place && <PlaceNumbers place={place} texts={texts} />}</div>
    </div>
  );
}

function PlaceNumbers({ place, texts }: { place: Place; texts: DirectTexts }) {
  if (place.kind === 'military') return <p>{texts.military}</p>;
  if (place.kind === 'unknown') return <p>{texts.unknown}</p>;
  const name = placeName(place.code, texts.locale);
  if (place.kind === 'no-senators') return <p>{fill(texts.noSenators, { place: name })}</p>;

  return (
    <>
      <p className={styles.place}>{fill(texts.senators, { place: name })}</p>
      <ul className={styles.list}>
        {senatorsOf(place.code).map((senator) => (
          <li key={senator.phone}>
            <b>{senator.name}</b> <a href={phoneLink(senator.phone)}>{senator.phone}</a>
          </li>
        ))}
      </ul>
      <p className={styles.date}>{fill(texts.asOf, { date: directoryDate(texts.locale) })}</p>
    </>
  );
}
