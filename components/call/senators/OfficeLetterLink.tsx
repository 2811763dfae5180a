import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { screenHref } from '@/lib/addresses/paths';
import { withFields } from '@/lib/browser/forms';

type OfficeLetterLinkProps = {
  /** such as `WV` */
  state: string;
  /** the id of its office, if one is nearest */
  office?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

/** To the letter of the print kit, for an office of the state’s senators. */
export function OfficeLetterLink({
  state,
  office = '',
  className,
  children,
}: OfficeLetterLinkProps) {
  const t = useTranslations('senators');
  const query = withFields('', { sheet: 'letter', place: state.toLowerCase(), office });
  return (
    <a className={className} href={`${screenHref(useLocale(), '/print')}${query}`}>
      {t('writeToOffice')}
      {children}
    </a>
  );
}
