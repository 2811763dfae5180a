import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FittedLine } from '@/components/ui/FittedLine';
import { seatsNote } from '@/lib/call/seats';
import { senatorsOf } from '@/lib/call/senators';
import { votingRecord } from '@/lib/call/votes';
import type { ZipPlace } from '@/lib/call/zip-place';
import { fittedText } from '@/lib/lettering/fitted-text';
import styles from './CallSheet.module.css';

/** How wide the names are together on A4, which is narrower than Letter. */
const NAMES_PX = 636;
/** In px for each hundredth of the type size. */
const MOST_SCALE = 1.4;
const MOST_POSTERS = 2;
const MOST_DETAILED = 6;

type SheetName = { id: string; name: string; phone: string; children: ReactNode };

export function SheetNames({ names }: { names: readonly SheetName[] }) {
  const locale = useLocale();
  if (names.length > MOST_POSTERS) {
    const isDetailed = names.length <= MOST_DETAILED;
    return (
      <ul className={clsx(styles.list, isDetailed && styles.detailed)}>
        {names.map(({ id, name, phone, children }) => (
          <li key={id}>
            <b>{name}</b> <span>{phone}</span> {isDetailed && children}
          </li>
        ))}
      </ul>
    );
  }
  const widths = names.map(({ name }) => fittedText(name, locale).width);
  const fitting = NAMES_PX / widths.reduce((sum, width) => sum + width, 0);
  const scale = Math.min(fitting, MOST_SCALE);

  return (
    <div className={styles.names}>
      {names.map(({ id, name, phone, children }) => (
        <div key={id}>
          <FittedLine text={name} scale={scale} isDecorative />
          <p className={styles.number}>{phone}</p>
          <p>{children}</p>
        </div>
      ))}
    </div>
  );
}

type PlaceSenatorsProps = {
  place: ZipPlace | null;
  officesOf: (code: string, index: number) => ReactNode;
  children?: ReactNode;
};

export function PlaceSenators({ place, officesOf, children }: PlaceSenatorsProps) {
  const t = useTranslations();
  const locale = useLocale();
  if (!place || !('code' in place)) return children;
  const names = senatorsOf(place.code).map(
    ({ id, name, lastName, party, phone, votes }, index) => ({
      id,
      name: lastName,
      phone,
      children: (
        <>
          {`${name}, ${t(`senators.party.${party}`)}.`}
          {votingRecord(votes, locale)?.map(({ name: rollCall, vote }) => (
            <span key={rollCall}>
              {` ${rollCall}: `}
              <b>{t(`senators.vote.${vote}`)}</b>.
            </span>
          ))}
          {officesOf(place.code, index)}
        </>
      ),
    }),
  );
  const note = seatsNote(place.code, locale, t);
  return (
    <>
      {names.length > 0 && <SheetNames names={names} />}
      {note && <p className={styles.empty}>{note}</p>}
    </>
  );
}

export function NamesToFill() {
  return (
    <div className={styles.names}>
      <WritingLines />
      <WritingLines />
    </div>
  );
}

export function OfficeNumber({ city, phone }: { city: string; phone: string }) {
  return (
    <>
      <br />
      {city} <b>{phone}</b>
    </>
  );
}

export function WritingLines({ count = 4 }: { count?: number }) {
  return (
    <div className={styles.lines}>
      {[...Array(count).keys()].map((line) => (
        <i key={line} />
      ))}
    </div>
  );
}
