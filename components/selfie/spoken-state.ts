import type { Capture } from '@/lib/selfie/capture';
import type { SelfieTexts } from './selfie-texts';
import type { Upload } from './useUpload';

/**
 * What a screen reader says of the taking of a photo: each phase once, and the countdown at its
 * start alone. Failures are alerts of their own.
 */
export function spokenState(
  { phase }: Capture,
  upload: Upload,
  texts: SelfieTexts['spoken'],
): string {
  if (upload === 'loading') return texts.loading;
  if (phase === 'starting' || phase === 'counting' || phase === 'taken') return texts[phase];
  return '';
}
