import { useTranslations } from 'next-intl';
import typography from '@/components/ui/typography.module.css';
import { phoneLink } from '@/lib/call/formats';
import type { Senator } from '@/lib/call/senators';
import { useStateOffices } from './useStateOffices';

/** The senators' offices in the state with their numbers; nothing where none is known. */
export function DistrictOffices({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('senators');
  const offices = useStateOffices();
  const known = senators
    .map((senator) => ({ ...senator, own: offices?.of(senator) ?? [] }))
    .filter(({ own }) => own.length > 0);
  if (!offices || known.length === 0) return null;

  return (
    <>
      {known.map(({ id, name, own }) => (
        <section key={id} aria-label={name}>
          <h3 className={typography.small} translate="no">
            {name}
          </h3>
          <ul>
            {own.map(({ city, phone }) => (
              <li key={city + phone}>
                <span translate="no">{city}:</span>{' '}
                <a href={phoneLink(phone)} translate="no">
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className={typography.note}>{t('officesAsOf', { date: offices.asOf })}</p>
    </>
  );
}
