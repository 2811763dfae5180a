import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';

export function NewTabLink({ children, rel = 'noopener', ...link }: ComponentProps<'a'>) {
  const t = useTranslations('share');

  return (
    <a {...link} target="_blank" rel={rel}>
      {children}
      <span className="visuallyHidden">{` ${t('newTab')}`}</span>
    </a>
  );
}
