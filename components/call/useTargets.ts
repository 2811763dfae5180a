import { useLocale } from 'next-intl';
import { useVisitor } from '@/lib/call/visitor';
import { targetList } from '@/lib/config/targets';
import type { Target } from '@/lib/content/model/lists';
import type { HtmlLang } from '@/lib/i18n/locales';

/** The campaign's targets, and the chosen one: the first, until the visitor chooses. */
export function useTargets(): {
  targets: Target[];
  chosen: Target | undefined;
  lang: HtmlLang | undefined;
} {
  const { targets = [], lang } = targetList(useLocale()) ?? {};
  const id = useVisitor('callpowerId');
  return {
    targets,
    chosen: targets.find(({ callpower_id }) => callpower_id === id) ?? targets[0],
    lang,
  };
}
