import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { statePath } from '@/lib/call/state-pages';
import { screenHref } from '@/lib/paths';

type StateLinkProps = { code: string; children: ReactNode };

/** A link to a state's own page; nothing for a place that has none. */
export function StateLink({ code, children }: StateLinkProps) {
  const locale = useLocale();
  const path = statePath(code);
  return path && <a href={screenHref(locale, path)}>{children}</a>;
}
