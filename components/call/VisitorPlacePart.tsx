import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LazyMessages } from '@/components/providers/LazyMessages';
import type { Script } from '@/lib/call/script';
import { lastNames, senatorsOf } from '@/lib/call/senators';
import { stateName } from '@/lib/call/state-names';
import printedSheet from '@/messages/printed-sheet.json';
import senators from '@/messages/senators.json';
import { CallScript } from './CallScript';
import type { PrintedSheetProps } from './PrintedSheet';
import { VisitorSenators } from './SenatorPosters';
import { SheetOffer } from './SheetOffer';
import { StateChoice, type StateChoiceProps } from './StateChoice';
import { useKnownBlanks, useVisitorPlace } from './useVisitorPlace';

export type VisitorPlacePartProps =
  | { part: 'summary' }
  | ({ part: 'choice' } & StateChoiceProps)
  | { part: 'senators'; children?: ReactNode }
  | { part: 'script'; script: Script }
  | ({ part: 'sheet' } & PrintedSheetProps);

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
      return <VisitorPlaceSummary />;
    case 'choice':
      return <StateChoice {...props} />;
    case 'senators':
      return <VisitorSenators>{props.children}</VisitorSenators>;
    case 'script':
      return <FilledScript script={props.script} />;
    case 'sheet':
      return <SheetOffer {...props} />;
  }
}

/** The call script with what is known of the visitor filled in. */
function FilledScript({ script }: { script: Script }) {
  return <CallScript script={script} known={useKnownBlanks()} />;
}

/** One line with the visitor's state and senators, or what is missing to name them. */
function VisitorPlaceSummary() {
  const t = useTranslations('senators');
  const locale = useLocale();
  const place = useVisitorPlace();
  if (!place) return null;
  if (place.kind === 'two-states') return <span>{t('twoStates')}</span>;
  if (place.kind === 'military' || place.kind === 'unknown') {
    return <span>{t(place.kind)}</span>;
  }
  const name = stateName(place.code, locale);
  if (place.kind === 'no-senators') return <b>{t('noVote', { place: name })}</b>;
  return (
    <b>
      <span>{name}:</span> <span translate="no">{lastNames(senatorsOf(place.code), locale)}</span>
    </b>
  );
}
