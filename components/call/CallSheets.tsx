import { useLocale, useTranslations } from 'next-intl';
import { rollCallsIn } from '@/lib/call/compiled-scripts';
import { directoryDate, senatorsOf } from '@/lib/call/senators';
import type { ZipPlace } from '@/lib/call/zip-place';
import { publicConfig } from '@/lib/config/public-config';
import type { TargetList } from '@/lib/config/targets';
import { CallSheet, type SheetPage } from './CallSheet';
import styles from './CallSheet.module.css';
import { Lines, PlaceSenators, SheetNames } from './SheetNames';
import { VisitorPlace } from './VisitorPlace';

const NAME_LINE = '________';

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
            <div className={styles.toFill}>
              <Lines />
              <Lines />
            </div>
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

export function TargetsSheet({ targets, lang, ...page }: SheetPage & Omit<TargetList, 'call'>) {
  const t = useTranslations('printedSheet');
  const names = targets.map(({ callpower_id, name, phone, role, place }) => ({
    id: callpower_id,
    name,
    phone,
    children: <span lang={lang}>{`${role}, ${place}`}</span>,
  }));
  const called = targets.length > 2 ? [NAME_LINE, NAME_LINE] : targets.map(({ name }) => name);

  return (
    <CallSheet
      {...page}
      names={<SheetNames names={names} />}
      called={called.map((name) => t('called', { name }))}
    />
  );
}
