import { useLocale, useTranslations } from 'next-intl';
import { canonicalAddress } from '@/lib/browser/history';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import { mailLink } from '@/lib/share/networks';

type TriedNumber = { name: string; office: string; phone: string };

/** A letter to the campaign about each number that was tried; renders nothing without one, or without its address. */
export function WrongNumbers({ tried }: { tried: readonly TriedNumber[] }) {
  const t = useTranslations('callCard.wrongNumber');
  const locale = useLocale();
  const page = canonicalAddress() ?? screenUrl(locale, '/call');
  if (!publicConfig.press_email || tried.length === 0) return null;

  return (
    <details className="fold">
      <summary>{t('ask')}</summary>
      <ul className="rows">
        {tried.map(({ name, office, phone }) => {
          const words = { name, office, phone, page };
          const draft = { subject: t('subject', words), body: t('body', words) };
          return (
            <li key={`${name}${phone}`}>
              <a
                className="target textButton"
                href={mailLink(draft, publicConfig.press_email)}
                translate="no"
              >
                {`${name}, ${office}: ${phone.replace(' ', '\u00a0')}`}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
