import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import typography from '@/components/ui/typography.module.css';
import { phoneLink } from '@/lib/call/formats';
import type { Senator } from '@/lib/call/senators';
import { useStateOffices } from './useStateOffices';

type DistrictOfficesProps = {
  senators: readonly Senator[];
  /** their heading, where nothing else says what they are */
  hasTitle?: boolean;
};

/** The senators' offices in the state with their numbers; nothing where none is known. */
export function DistrictOffices({ senators, hasTitle = false }: DistrictOfficesProps) {
  const t = useTranslations('senators');
  const offices = useStateOffices();
  const known = senators
    .map((senator) => ({ ...senator, own: offices?.of(senator) ?? [] }))
    .filter(({ own }) => own.length > 0);
  if (!offices || known.length === 0) return null;

  return (
    <section aria-label={t('offices')}>
      {hasTitle && <h2 className={typography.small}>{t('offices')}</h2>}
      {known.map(({ id, name, own }) => (
        <details key={id} className={layout.fold} open>
          <summary translate="no">{name}</summary>
          <ul>
            {own.map(({ city, phone }) => (
              <li key={city + phone}>
                <span translate="no">{city}:</span>{' '}
                <a className={layout.textButton} href={phoneLink(phone)} translate="no">
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className={typography.note}>{t('officesAsOf', { date: offices.asOf })}</p>
    </section>
  );
}
