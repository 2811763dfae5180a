import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { blankValue } from '@/lib/call/script';
import { senatorsOf } from '@/lib/call/senators';
import type { Blank } from '@/lib/content/model/script-parts';
import type { Locale } from '@/lib/i18n/locales';
import printedSheet from '@/messages/printed-sheet.json';
import senators from '@/messages/senators.json';
import { BeforeCall, Relay } from './BeforeCall';
import styles from './CallSheet.module.css';
import { DistrictOffices } from './DistrictOffices';
import { OfficeHours } from './OfficeHours';
import { PlaceSenators } from './PlaceSenators';
import { ScriptBlank } from './ScriptBlank';
import { SenatorsLine } from './SenatorsLine';
import { StateChoice } from './StateChoice';
import { useKnownBlanks, useSenators, useVisitorPlace } from './useSenators';
import { useStateOffices } from './useStateOffices';
import { SenatorsElsewhere, VisitorSenators } from './VisitorSenators';

/** What a part of a page shows of where the visitor votes; `page` is the state of a state's own page. */
export type VisitorPartProps = { children?: ReactNode } & (
  | { part: 'line'; page?: string | undefined }
  | { part: 'choice'; id: string; page?: string | undefined }
  | { part: 'senators' }
  | { part: 'before'; hasRelay: boolean }
  /** for the gallery */
  | { part: 'hours'; now: Date }
  | { part: 'elsewhere'; page: string }
  | {
      part: 'blank';
      blank: Blank;
      /** the language of the script */
      locale: Locale;
      /** true where the sentence ends with it */
      isLast: boolean;
    }
  | { part: 'vote'; line: ReactNode }
  | { part: 'offices'; page: string }
  | { part: 'sheet' }
  | { part: 'paperOffices'; code: string; index: number }
  | { part: 'called'; index: number }
);

/** Each of these parts, with its messages: one chunk, since each needs the senators' table. */
export function VisitorPart(props: VisitorPartProps) {
  return (
    <LazyMessages messages={{ printedSheet, senators }}>
      <Part {...props} />
    </LazyMessages>
  );
}

function Part(props: VisitorPartProps) {
  switch (props.part) {
    case 'line':
      return <SenatorsLine {...props} />;
    case 'choice':
      return <StateChoice {...props} />;
    case 'senators':
      return <VisitorSenators {...props} />;
    case 'before':
      return <BeforeSenatorsCall {...props} />;
    case 'hours':
      return <OfficeHours senators={[]} now={props.now} />;
    case 'elsewhere':
      return <SenatorsElsewhere {...props} />;
    case 'blank':
      return <FilledBlank {...props} />;
    case 'vote':
      return <VoteLine {...props} />;
    case 'offices':
      return <DistrictOffices senators={senatorsOf(props.page)} />;
    case 'paperOffices':
      return <PaperOffices {...props} />;
    case 'sheet':
      return <SheetSenators {...props} />;
    case 'called':
      return <CalledSenator {...props} />;
  }
}

type PartProps<Name> = Extract<VisitorPartProps, { part: Name }>;

/** What somebody needs before they call a senator, for whoever fills in the form; with the relay where no page says it. */
function BeforeSenatorsCall({ hasRelay }: PartProps<'before'>) {
  return (
    <>
      <BeforeCall>
        <OfficeHours senators={useSenators()} />
      </BeforeCall>
      {hasRelay && <Relay />}
    </>
  );
}

/** A blank of a script as far as it is known from the visitor; the children until it is. */
function FilledBlank({ blank, locale, isLast, children }: PartProps<'blank'>) {
  const value = blankValue(useKnownBlanks()[locale], blank, isLast);
  return value ? <ScriptBlank blank={blank} text="" value={value} /> : children;
}

/** A script's sentence about how the visitor's senators voted; nothing until that is known. */
function VoteLine({ line }: PartProps<'vote'>) {
  return useKnownBlanks().en.vote ? line : null;
}

/** On paper, the visitor's senators. */
function SheetSenators({ children }: PartProps<'sheet'>) {
  return (
    <PlaceSenators
      place={useVisitorPlace()}
      officesOf={(code, index) => <PaperOffices code={code} index={index} />}
    >
      {children}
    </PlaceSenators>
  );
}

/** As many of a senator's offices in the state as stand on paper. */
const MOST_OFFICES = 2;

/** On paper, a senator's offices that are nearest to the visitor. */
function PaperOffices({ code, index }: { code: string; index: number }) {
  const offices = useStateOffices();
  const senator = senatorsOf(code)[index];
  if (!offices || !senator) return null;
  return offices.first(senator, MOST_OFFICES).map(({ city, phone }) => (
    <span key={phone} className={styles.office}>
      {city} <b>{phone}</b>
    </span>
  ));
}

/** Says on paper that one of the visitor's senators was called; the children until they are known. */
function CalledSenator({ index, children }: PartProps<'called'>) {
  const t = useTranslations('printedSheet');
  const senator = useSenators()[index];
  return senator ? t('called', { name: senator.lastName }) : children;
}
