import { Closed } from '@/components/ui/Closed';
import type { Switchboard } from './call-texts';

/** What stands where the call form cannot be: why, and the switchboard, which always answers. */
export function NoCallForm({ reason, switchboard }: { reason: string; switchboard: Switchboard }) {
  return (
    <Closed>
      {reason} {switchboard.before} <a href={switchboard.href}>{switchboard.number}</a>
    </Closed>
  );
}
