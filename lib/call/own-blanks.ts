import { looksLikeZip, plainDigits } from '@/lib/call/phone-and-zip';
import type { OwnBlanks } from '@/lib/call/script';
import { useVisitor } from '@/lib/call/visitor';

export function useOwnBlanks(): OwnBlanks {
  const zip = plainDigits(useVisitor('userLocation') ?? '');
  return {
    visitor: useVisitor('name')?.trim(),
    street: useVisitor('address')?.trim(),
    reason: useVisitor('reason')?.trim(),
    zip: looksLikeZip(zip) ? zip.slice(0, 5) : undefined,
  };
}
