import { UnavailableNotice } from '@/components/ui/UnavailableNotice';

/** What stands where the call form cannot be: why. The way to call without it follows. */
export function NoCallForm({ reason }: { reason: string }) {
  return <UnavailableNotice>{reason}</UnavailableNotice>;
}
