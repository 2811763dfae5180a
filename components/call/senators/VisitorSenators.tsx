import clsx from 'clsx';
import type { ReactNode } from 'react';
import { DistrictOffices } from './DistrictOffices';
import { SenatorPosters } from './SenatorPosters';
import styles from './Senators.module.css';
import { StateLink } from './SenatorsLine';
import { useSenators, useVisitorPlace } from './useSenators';

export function VisitorSenators({ children }: { children?: ReactNode }) {
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

export function OtherSenators({ page }: { page: string }) {
  const place = useVisitorPlace();
  const isElsewhere = place && 'code' in place && place.code !== page;
  return isElsewhere && <SenatorPosters place={place} />;
}
