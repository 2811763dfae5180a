import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LazyMessages } from '@/components/providers/LazyMessages';
import type { Script } from '@/lib/call/script';
import { lastNames, senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import { useVisitor } from '@/lib/call/visitor';
import { placeOfZip } from '@/lib/call/zip-place';
import printedSheet from '@/messages/printed-sheet.json';
import senators from '@/messages/senators.json';
import { CallScript } from './CallScript';
import { PrintedSheet, type SheetPaper } from './PrintedSheet';
import { SenatorPosters } from './SenatorPosters';
import styles from './Senators.module.css';
import { StateChoice, type StateChoiceProps } from './StateChoice';
import { StateLink } from './StateLink';
import { useKnownBlanks, useVisitorPlace } from './useVisitorPlace';

export type VisitorPlacePartProps =
  | ({ part: 'summary' } & SummaryProps)
  | ({ part: 'choice' } & StateChoiceProps)
  | { part: 'senators'; children?: ReactNode }
  | { part: 'elsewhere'; page: string }
  | { part: 'script'; script: Script }
  | ({ part: 'sheet' } & SheetPaper);

/** One of the parts that depend on where the visitor votes; together they are one lazy chunk. */
export function VisitorPlacePart(props: VisitorPlacePartProps) {
  return (
    <LazyMessages messages={{ printedSheet, senators }}>
      <Part {...props} />
    </LazyMessages>
  );
}

function Part(props: VisitorPlacePartProps) {
  switch (props.part) {
    case 'summary':
      return <VisitorPlaceSummary {...props} />;
    case 'choice':
      return <StateChoice {...props} />;
    case 'senators':
      return <VisitorSenators>{props.children}</VisitorSenators>;
    case 'elsewhere':
      return <SenatorsElsewhere {...props} />;
    case 'script':
      return <FilledScript script={props.script} />;
    case 'sheet':
      return <VisitorSheet {...props} />;
  }
}

/**
 * The posters of the visitor's senators, and the state's own page; the children until it is known
 * where they vote.
 */
function VisitorSenators({ children }: { children?: ReactNode }) {
  const t = useTranslations('senators');
  const locale = useLocale();
  const place = useVisitorPlace();
  return (
    <>
      <SenatorPosters place={place}>{children}</SenatorPosters>
      {place && 'code' in place && (
        <p className={styles.ownPage}>
          <StateLink code={place.code}>
            {t('open', { place: stateName(place.code, locale) })}
          </StateLink>
        </p>
      )}
    </>
  );
}

/** On a state's own page, the senators of a visitor whose ZIP is in another state. */
function SenatorsElsewhere({ page }: { page: string }) {
  const place = useVisitorPlace();
  const isElsewhere = place && 'code' in place && place.code !== page;
  return isElsewhere && <SenatorPosters place={place} />;
}

/** The sheet with what is known of the visitor filled in. */
function VisitorSheet({ qr, address, children }: SheetPaper) {
  return (
    <PrintedSheet qr={qr} address={address} place={useVisitorPlace()} known={useKnownBlanks()}>
      {children}
    </PrintedSheet>
  );
}

/** The call script with what is known of the visitor filled in. */
function FilledScript({ script }: { script: Script }) {
  return <CallScript script={script} known={useKnownBlanks()} />;
}

type SummaryProps = {
  /** the state of a state's own page, which the visitor's own ZIP may contradict */
  page?: string | undefined;
};

/**
 * One line with the visitor's state and senators, or what is missing to name them; on the page of
 * another state also the way to the right one.
 */
function VisitorPlaceSummary({ page }: SummaryProps) {
  const t = useTranslations('senators');
  const locale = useLocale();
  const zip = useVisitor(({ zipCode }) => zipCode);
  const place = useVisitorPlace();
  // the page says it already, until a ZIP says more
  if (!place || (page && !placeOfZip(zip ?? ''))) return null;
  if (place.kind === 'two-states') return <span>{t('twoStates')}</span>;
  if (place.kind === 'military' || place.kind === 'unknown') {
    return <span>{t(place.kind)}</span>;
  }
  const name = stateName(place.code, locale);
  return (
    <>
      {place.kind === 'no-senators' ? (
        <b>{t('noVote', { place: name })}</b>
      ) : (
        <b>
          <span>{name}:</span>{' '}
          <span translate="no">{lastNames(senatorsOf(place.code), locale)}</span>
        </b>
      )}
      {page && page !== place.code && (
        <>
          {' '}
          <span>{t('elsewhere')}</span>{' '}
          <StateLink code={place.code}>{t('open', { place: name })}</StateLink>
        </>
      )}
    </>
  );
}
