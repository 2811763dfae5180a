import type { LocalPath } from '@/lib/addresses/routes';
import { targetPages } from '@/lib/call/local-pages';
import { stateOfPath } from '@/lib/call/state-pages';
import type { Locale } from '@/lib/i18n/locales';
import { StateCallScreen } from './StateCallScreen';
import { TargetCallScreen } from './TargetCallScreen';

type LocalCallScreenProps = { locale: Locale; path: LocalPath };

/** The page of a state or of a target; empty at the address of no page, which the export lacks. */
export function LocalCallScreen({ locale, path }: LocalCallScreenProps) {
  const page = targetPages(locale).find((each) => each.path === path);
  if (page) return <TargetCallScreen locale={locale} page={page} />;
  const code = stateOfPath(path);
  return code && <StateCallScreen locale={locale} path={path} code={code} />;
}
