import { callFormTexts } from '@/components/call/call-texts';
import { selfieTexts } from '@/components/selfie/selfie-texts';
import { videoTexts } from '@/components/video/video-texts';
import { config } from '@/lib/config';
import type { LocalizedContent } from '@/lib/content/localized';
import type { Translate } from '@/lib/i18n/translate';
import { videoSource, watchPage } from '@/lib/video/services';

/** TEMPORARY, goes with the merge: what the call form, the selfie form and the trailer still take as props. */
export type FormTexts = ReturnType<typeof formTexts>;

export function formTexts(edition: LocalizedContent, t: Translate) {
  const trailer = videoSource(config.trailer_service, config.trailer_video_id);
  return {
    callForm: callFormTexts(edition, t),
    selfie: selfieTexts(edition, t),
    video: videoTexts(edition.locale, t),
    trailer: trailer && { ...trailer, page: watchPage(trailer, config.facebook_page) },
  };
}
