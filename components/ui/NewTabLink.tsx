import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import layout from './layout.module.css';

export function NewTabLink({ children, rel = 'noopener', ...link }: ComponentProps<'a'>) {
  const t = useTranslations('share');

  return (
    <a {...link} target="_blank" rel={rel}>
      {children}
      <span className={layout.visuallyHidden}>{` ${t('newTab')}`}</span>
    </a>
  );
}
