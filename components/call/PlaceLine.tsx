'use client';

import { useLocale, useTranslations } from 'next-intl';
import field from '@/components/ui/Field.module.css';
import { namedPlaces, placeName } from '@/lib/call/direct-numbers';
import { choicesFor, type Place, placeOfZip } from '@/lib/call/places';
import { lastNames, senatorsOf } from '@/lib/call/senators';
import { setVisitor, useVisitor } from '@/lib/state/visitor';
import styles from './PlaceLine.module.css';
import { useVisitorPlace } from './useVisitorPlace';

type PlaceLineProps = { id: string; onChoose?: (state: string) => void };

/**
 * Under a ZIP field: says politely whose senators the visitor's are, found on the device, and asks for
 * the state where the ZIP leaves it open.
 */
export function PlaceLine({
  id,
  onChoose = (selectedState) => setVisitor({ selectedState }),
}: PlaceLineProps) {
  const t = useTranslations('direct');
  const place = useVisitorPlace();
  const zip = useVisitor(({ zipCode }) => zipCode);
  const choices = choicesFor(placeOfZip(zip ?? ''));
  const { states, others } = namedPlaces(useLocale());
  const options = [...states, ...others].filter(([code]) => choices?.includes(code));

  return (
    <>
      <p className={styles.line} role="status">
        {place && <PlaceWords place={place} />}
      </p>
      {choices && (
        <div className={field.field}>
          <label htmlFor={`${id}-place`}>{t('state')}</label>
          <select
            id={`${id}-place`}
            value={place && 'code' in place ? place.code : ''}
            onChange={({ target }) => onChoose(target.value)}
          >
            <option value="">{t('choose')}</option>
            {options.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
}

function PlaceWords({ place }: { place: Place }) {
  const t = useTranslations('direct');
  const locale = useLocale();
  if (place.kind === 'two-states') return t('twoStates');
  if (place.kind === 'military' || place.kind === 'unknown') return t(place.kind);
  const name = placeName(place.code, locale);
  if (place.kind === 'no-senators') return <b>{t('noVote', { place: name })}</b>;
  return (
    <b>
      {name}: {lastNames(senatorsOf(place.code), locale)}
    </b>
  );
}
