import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { OfficeNumber, PlaceSenators } from '@/components/print/CallSheetNames';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { MOST_OFFICES } from '@/lib/call/district-offices';
import { blankValue } from '@/lib/call/script';
import { senatorsOf } from '@/lib/call/senators';
import { zipWithZeros } from '@/lib/call/zip-place';
import type { Blank } from '@/lib/content/model/call-script';
import type { Locale } from '@/lib/i18n/locales';
import senators from '@/messages/senators.json';
import { DistrictOffices, useStateOffices } from './DistrictOffices';
import { OfficeHours } from './OfficeHours';
import { SenatorPosters } from './SenatorPosters';
import styles from './Senators.module.css';
import { SenatorsLine, StateLink } from './SenatorsLine';
import { StateChoice } from './StateChoice';
import { useKnownBlanks, useSenators, useVisitorPlace } from './useSenators';
import { WithoutUsPhone } from './WithoutUsPhone';

/** In one chunk, since each needs the senators’ table. */
export const visitorParts = {
  WithoutUsPhone,
  CalledSenator,
  FilledBlank,
  FullZip,
  OfficeHours,
  OtherSenators,
  PaperOffices,
  SenatorsLine,
  SheetSenators,
  StateChoice,
  StateSenatorsOffices,
  TheirPhones,
  VisitorSenators,
  VoteLine,
};

/** One of them, by its name, with its own props. */
export function LoadedPart({ name, ...props }: { name: keyof typeof visitorParts }) {
  const Part = visitorParts[name] as ComponentType<object>;
  return (
    <LazyMessages messages={{ senators }}>
      <Part {...props} />
    </LazyMessages>
  );
}

/** Asks back where a ZIP of three or four digits would be a place with zeros in front. */
function FullZip({ typed, onTake }: { typed: string; onTake: (zip: string) => void }) {
  const t = useTranslations('call');
  const zip = zipWithZeros(typed);
  return (
    zip && (
      <Button variant="outline" onClick={() => onTake(zip)}>
        {t('zipMeant', { zip })}
      </Button>
    )
  );
}

type FilledBlankProps = {
  blank: Blank;
  locale: Locale;
  isLast: boolean;
  className?: string | undefined;
  children: ReactNode;
};

function FilledBlank({ blank, locale, isLast, className, children }: FilledBlankProps) {
  const value = blankValue(useKnownBlanks()[locale], blank, isLast);
  if (!value || !className) return value || children;
  return (
    <span className={className} translate="no">
      {value}
    </span>
  );
}

function VoteLine({ line }: { line: ReactNode }) {
  return useKnownBlanks().en.vote ? line : null;
}

/** The children, unless the place has nobody in the Senate. */
function TheirPhones({ children }: { children: ReactNode }) {
  return useVisitorPlace()?.kind === 'no-senators' ? null : children;
}

function VisitorSenators({ children }: { children?: ReactNode }) {
  const place = useVisitorPlace();
  const senators = useSenators();
  return (
    <>
      <SenatorPosters place={place}>{children}</SenatorPosters>
      {senators.length > 0 && <DistrictOffices senators={senators} hasTitle />}
      {place && 'code' in place && (
        <p className={clsx('stack', styles.ownPage)}>
          <StateLink code={place.code} />
        </p>
      )}
    </>
  );
}

function OtherSenators({ page }: { page: string }) {
  const place = useVisitorPlace();
  const isElsewhere = place && 'code' in place && place.code !== page;
  return isElsewhere && <SenatorPosters place={place} />;
}

function StateSenatorsOffices({ page }: { page: string }) {
  return <DistrictOffices senators={senatorsOf(page)} />;
}

function SheetSenators({ children }: { children: ReactNode }) {
  return (
    <PlaceSenators
      place={useVisitorPlace()}
      officesOf={(code, index) => <PaperOffices code={code} index={index} />}
    >
      {children}
    </PlaceSenators>
  );
}

function PaperOffices({ code, index }: { code: string; index: number }) {
  const offices = useStateOffices();
  const senator = senatorsOf(code)[index];
  if (!offices || !senator) return null;
  return offices
    .first(senator, MOST_OFFICES)
    .map(({ city, phone }) => <OfficeNumber key={phone} city={city} phone={phone} />);
}

function CalledSenator({ index, children }: { index: number; children: ReactNode }) {
  const t = useTranslations('senators.sheet');
  const senators = useSenators();
  const senator = senators[index];
  return senators.length > 0 ? senator && t('called', { name: senator.lastName }) : children;
}
