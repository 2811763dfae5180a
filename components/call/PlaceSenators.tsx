import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { recordOf } from '@/lib/call/compiled-scripts';
import { senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import type { ZipPlace } from '@/lib/call/zip-place';
import styles from './CallSheet.module.css';
import { SheetNames } from './SheetNames';

type PlaceSenatorsProps = {
  place: ZipPlace | null;
  /** the offices of a state's first senator, 0, or second */
  officesOf: (code: string, index: number) => ReactNode;
  children?: ReactNode;
};

/** On paper, a state's senators with their votes and two offices in the state; the children for a place that is not known. */
export function PlaceSenators({ place, officesOf, children }: PlaceSenatorsProps) {
  const t = useTranslations('senators');
  const locale = useLocale();
  if (place?.kind === 'no-senators') {
    return (
      <p className={styles.nobody}>{t('noSenators', { place: stateName(place.code, locale) })}</p>
    );
  }
  if (place?.kind !== 'state') return children;
  const names = senatorsOf(place.code).map(
    ({ id, name, lastName, party, phone, votes }, index) => ({
      id,
      name: lastName,
      phone,
      children: (
        <>
          {name}, {t(`party.${party}`)}.
          {recordOf(votes, locale)?.map(({ name: rollCall, vote }) => (
            <span key={rollCall}>
              {' '}
              {rollCall}: <b>{t(`vote.${vote}`)}</b>.
            </span>
          ))}
          {officesOf(place.code, index)}
        </>
      ),
    }),
  );
  return <SheetNames names={names} />;
}
