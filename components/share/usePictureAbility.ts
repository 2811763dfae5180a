import { useIsMounted } from '@/components/ui/useIsMounted';
import { isInsideApp } from '@/lib/browser/device';
import { canSharePictures } from '@/lib/share/share.browser';

/**
 * What this browser does with a picture, for buttons and the sentences that name them: its share sheet takes
 * one (not before React has taken over the HTML), or a download saves one. Apps ignore downloads: there a
 * picture is pressed and held.
 */
export function usePictureAbility(): { canShare: boolean; canDownload: boolean } {
  const isMounted = useIsMounted();
  return {
    canShare: isMounted && canSharePictures(),
    canDownload: !isMounted || !isInsideApp(),
  };
}
