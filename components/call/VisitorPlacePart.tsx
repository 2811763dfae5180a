import type { ReactNode } from 'react';
import { LazyMessages } from '@/components/providers/LazyMessages';
import type { CallScript as Script } from '@/lib/call/script';
import printedSheet from '@/messages/printed-sheet.json';
import senators from '@/messages/senators.json';
import { CallScript } from './CallScript';
import type { PrintedSheetProps } from './PrintedSheet';
import { VisitorSenators } from './SenatorPosters';
import { SheetOffer } from './SheetOffer';
import { StateChoice, type StateChoiceProps } from './StateChoice';
import { useKnownBlanks } from './useKnownBlanks';
import { VisitorPlaceSummary } from './VisitorPlaceSummary';

export type VisitorPlacePartProps =
  | { part: 'words' }
  | ({ part: 'choice' } & StateChoiceProps)
  | { part: 'senators'; children?: ReactNode }
  | { part: 'script'; script: Script }
  | ({ part: 'sheet' } & PrintedSheetProps);

/** One of the parts that follow the visitor's place; together they are one lazy chunk. */
export function VisitorPlacePart(props: VisitorPlacePartProps) {
  return (
    <LazyMessages messages={{ printedSheet, senators }}>
      <Part {...props} />
    </LazyMessages>
  );
}

function Part(props: VisitorPlacePartProps) {
  switch (props.part) {
    case 'words':
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
