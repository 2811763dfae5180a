import { useLocale } from 'next-intl';
import { useVisitor } from '@/lib/call/visitor';
import { targetList } from '@/lib/config/targets';

/** The campaign's targets, and the chosen one: the first, until the visitor chooses. */
export function useTargets() {
  const { targets = [], lang } = targetList(useLocale()) ?? {};
  const id = useVisitor('campaignId');
  return {
    targets,
    chosen: targets.find(({ callpower_id }) => callpower_id === id) ?? targets[0],
    lang,
  };
}
