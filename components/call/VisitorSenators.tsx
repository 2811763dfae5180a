import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import { stateName } from '@/lib/call/state-names';
import { DistrictOffices } from './DistrictOffices';
import { SenatorPosters } from './SenatorPosters';
import styles from './Senators.module.css';
import { StateLink } from './StateLink';
import { useSenators, useVisitorPlace } from './useSenators';

/**
 * The posters of the visitor's senators, their offices in the state, and its own page; the children until it is known
 * where they vote.
 */
export function VisitorSenators({ children }: { children?: ReactNode }) {
  const t = useTranslations('senators');
  const locale = useLocale();
  const place = useVisitorPlace();
  const senators = useSenators();
  return (
    <>
      <SenatorPosters place={place}>{children}</SenatorPosters>
      {senators.length > 0 && <DistrictOffices senators={senators} hasTitle />}
      {place && 'code' in place && (
        <p className={clsx(layout.stack, styles.ownPage)}>
          <StateLink code={place.code}>
            {t('open', { place: stateName(place.code, locale) })}
          </StateLink>
        </p>
      )}
    </>
  );
}

/** On a state's own page, the senators of a visitor whose ZIP is in another state. */
export function SenatorsElsewhere({ page }: { page: string }) {
  const place = useVisitorPlace();
  const isElsewhere = place && 'code' in place && place.code !== page;
  return isElsewhere && <SenatorPosters place={place} />;
}
