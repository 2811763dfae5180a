import { useLocale, useTranslations } from 'next-intl';
import { rollCallsIn } from '@/lib/call/compiled-scripts';
import { directoryDate, senatorsOf } from '@/lib/call/senators';
import type { ZipPlace } from '@/lib/call/zip-place';
import { publicConfig } from '@/lib/config/public-config';
import { CallSheet, NAME_LINE, type SheetPage } from './CallSheet';
import styles from './CallSheet.module.css';
import { PlaceSenators } from './PlaceSenators';
import { BlankNames } from './SheetNames';
import { VisitorPlace } from './VisitorPlace';

/** The sheet for calls to the senators of a place, or of the visitor's once the browser knows it. */
export function SenatorsSheet({ place, ...page }: SheetPage & { place: ZipPlace | null }) {
  const t = useTranslations();
  const locale = useLocale();
  const senators = place?.kind === 'state' ? senatorsOf(place.code) : [];
  const called = [0, 1].map((index) => {
    const written = t('printedSheet.called', { name: senators[index]?.lastName ?? NAME_LINE });
    return place ? (
      written
    ) : (
      <VisitorPlace part="called" key={index} index={index}>
        {written}
      </VisitorPlace>
    );
  });

  return (
    <CallSheet
      {...page}
      names={
        place ? (
          <PlaceSenators
            place={place}
            officesOf={(code, index) => (
              <VisitorPlace part="paperOffices" code={code} index={index} />
            )}
          />
        ) : (
          <VisitorPlace part="sheet">
            <BlankNames />
          </VisitorPlace>
        )
      }
      called={called}
      isFilledIn={!place}
      busy={
        <>
          <p className={styles.head}>{t('printedSheet.busy')}</p>
          <p className={styles.number}>{publicConfig.switchboard_phone}</p>
        </>
      }
      source={`${rollCallsIn(locale)?.source ?? ''} ${t('senators.asOf', { date: directoryDate(locale) })}`}
    />
  );
}
