import { onTestFinished } from 'vitest';
import targets from '#generated/targets.json';
import type { CompiledTargets } from '@/lib/config/targets';

/** Has the campaign address these until the end of the test. */
export function campaignCalls(kind: CompiledTargets['kind'], lists: CompiledTargets['lists'] = {}) {
  const compiled = targets as unknown as CompiledTargets;
  const before = { ...compiled };
  Object.assign(compiled, { kind, lists });
  onTestFinished(() => void Object.assign(compiled, before));
}
