import { statePath } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import { publicConfig } from '@/lib/config/public-config';
import type { Locale } from '@/lib/i18n/locales';
import { bareStateName, pageCodes } from './state-names';

/** Such as `/call/wv`; null for a place without a page. */
export function statePagePath(code: string): LocalPath | null {
  const hasPage = publicConfig.features.places && pageCodes.includes(code);
  return hasPage ? statePath(code) : null;
}

export function stateOfPath(path: string): string | null {
  return pageCodes.find((code) => statePagePath(code) === path) ?? null;
}

export function statePages(locale: Locale): { code: string; name: string; path: LocalPath }[] {
  return pageCodes
    .flatMap((code) => {
      const path = statePagePath(code);
      return path ? [{ code, name: bareStateName(code, locale), path }] : [];
    })
    .sort((a, b) => a.name.localeCompare(b.name, locale));
}
