import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { StateOffices } from '@/lib/call/district-offices';
import { phoneLink } from '@/lib/call/phone-and-zip';
import type { Senator } from '@/lib/call/senators';
import { useVisitor } from '@/lib/call/visitor';

let loaded: typeof import('@/lib/call/district-offices') | undefined;

/**
 * The senators’ offices in the state, the nearest first. They load for the first part that asks;
 * null until then, and where they cannot be loaded.
 */
export function useStateOffices(isWanted = true): StateOffices | null {
  const locale = useLocale();
  const zip = useVisitor('votingZip');
  const phone = useVisitor('userPhone');
  const [data, setData] = useState(loaded);

  useEffect(() => {
    async function load() {
      loaded ??= await import('@/lib/call/district-offices');
      setData(loaded);
    }
    if (isWanted) load().catch(() => {});
  }, [isWanted]);

  return data ? data.stateOffices(locale, { zip, phone }) : null;
}

type DistrictOfficesProps = { senators: readonly Senator[]; hasTitle?: boolean };

export function DistrictOffices({ senators, hasTitle = false }: DistrictOfficesProps) {
  const t = useTranslations('senators');
  const offices = useStateOffices();
  const known = senators
    .map((senator) => ({ ...senator, listed: offices?.of(senator) ?? [] }))
    .filter(({ listed }) => listed.length > 0);
  if (!offices || known.length === 0) return null;

  return (
    <section aria-label={t('offices')}>
      {hasTitle && <h2 className="smallTitle">{t('offices')}</h2>}
      {known.map(({ id, name, listed }) => (
        <details key={id} className="fold" open>
          <summary translate="no">{name}</summary>
          <ul>
            {listed.map(({ city, phone }) => (
              <li key={city + phone}>
                <span translate="no">{city}:</span>{' '}
                <a className="target textButton" href={phoneLink(phone)} translate="no">
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className="note">{t('officesAsOf', { date: offices.asOf })}</p>
    </section>
  );
}
