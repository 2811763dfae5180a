import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import { screenHref } from '@/lib/addresses/paths';
import { statePagePath } from '@/lib/call/state-pages';

type StateLinkProps = { code: string; children: ReactNode };

/**
 * A link to a state's own page; nothing for a place that has none. It opens in a new tab, which takes
 * over what was typed here, so that nothing has to be stored and nothing is lost.
 */
export function StateLink({ code, children }: StateLinkProps) {
  const t = useTranslations('share');
  const locale = useLocale();
  const path = statePagePath(code);
  if (!path) return null;
  return (
    // biome-ignore lint/security/noBlankTarget: the page is ours, and asks this one what was typed
    <a href={screenHref(locale, path)} target="_blank" rel="opener">
      {children}
      <span className={layout.visuallyHidden}>{` ${t('newTab')}`}</span>
    </a>
  );
}
