import type { ReactNode } from 'react';
import { LazyMessages } from '@/components/providers/LazyMessages';
import printedSheet from '@/messages/printed-sheet.json';
import senators from '@/messages/senators.json';
import { FilledBlank } from './FilledBlank';
import { SenatorsLine } from './SenatorsLine';
import { CalledSenator, SheetSenators } from './SheetSenators';
import { StateChoice } from './StateChoice';
import { SenatorsElsewhere, VisitorSenators } from './VisitorSenators';

/** What depends on where the visitor votes: one chunk, since each part needs the senators' table. */
export const visitorParts = {
  SenatorsLine,
  StateChoice,
  VisitorSenators,
  SenatorsElsewhere,
  FilledBlank,
  SheetSenators,
  CalledSenator,
};

/** Gives one of them its messages. */
export function PartMessages({ children }: { children: ReactNode }) {
  return <LazyMessages messages={{ printedSheet, senators }}>{children}</LazyMessages>;
}
