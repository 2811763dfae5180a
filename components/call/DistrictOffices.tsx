import { useLocale, useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import typography from '@/components/ui/typography.module.css';
import { phoneLink } from '@/lib/call/formats';
import type { Senator } from '@/lib/call/senators';
import { officesDate, officesOf } from '@/lib/call/state-offices';

/** The senators' offices in the state with their numbers; nothing where none is known. */
export function DistrictOffices({ senators }: { senators: readonly Senator[] }) {
  const t = useTranslations('localPage');
  const locale = useLocale();
  const known = senators
    .map((senator) => ({ ...senator, offices: officesOf(senator) }))
    .filter(({ offices }) => offices.length > 0);
  if (known.length === 0) return null;

  return (
    <section aria-labelledby="offices-title">
      <h2 className={typography.small} id="offices-title">
        {t('offices')}
      </h2>
      {known.map(({ id, name, offices }) => (
        <details key={id} className={layout.fold} open>
          <summary translate="no">{name}</summary>
          <ul>
            {offices.map(({ city, phone }) => (
              <li key={phone}>
                <span translate="no">{city}:</span>{' '}
                <a href={phoneLink(phone)} translate="no">
                  {phone}
                </a>
              </li>
            ))}
          </ul>
        </details>
      ))}
      <p className={typography.note}>{t('officesAsOf', { date: officesDate(locale) })}</p>
    </section>
  );
}
