import { pngOf } from '@/lib/browser/canvas';
import { forgetFile, keepFile } from '@/lib/browser/files';
import { jsonFile } from '@/lib/browser/json-file';
import { posterFile } from '@/lib/browser/poster';
import { selfieShareUrl } from '@/lib/selfie/answer';
import { captionOr } from '@/lib/selfie/caption';
import type { Photo } from '@/lib/selfie/capture';
import { withMinimumDuration } from '@/lib/services/minimum-duration';
import type { SelfieSubmission } from '@/lib/services/selfie';
import { type MadePoster, setSubmission, useSelfie } from '@/lib/state/selfie';
import { useVisitor } from '@/lib/state/visitor';
import type { SelfieTexts } from './selfie-texts';

const FILE_NAME = 'dream-for-democracy.png';

/** Fetches the sending code, which the form does without until there is something to send. */
export function loadSending() {
  return import('@/lib/services/selfie');
}

/**
 * One press of "Submit my photo": makes the poster, sends it, and shows what came of it (spec.md
 * section 4, Selfie capture, Submit). A press while another is on its way does nothing, so that no
 * two posters are made at the same time. Whatever the service does, the poster made here is kept.
 */
export async function sendSelfie(photo: Photo, texts: SelfieTexts): Promise<void> {
  const { caption, submission } = useSelfie.getState();
  if (submission.phase === 'sending') return;
  if (submission.phase === 'failed' && submission.made) forgetFile(submission.made.address);
  setSubmission({ phase: 'sending', progress: 0 });

  const comment = captionOr(caption ?? texts.caption.fallback, texts.caption.fallback);
  let made: MadePoster | null = null;
  try {
    const [poster, source] = await Promise.all([
      posterFile({ photo, caption: comment, ...texts.printed }),
      pngOf(photo),
    ]);
    made = keepFile(poster, FILE_NAME);
    const photoUrl = texts.host
      ? await withMinimumDuration(send(poster, source, comment, texts))
      : null;
    const shareUrl = photoUrl
      ? selfieShareUrl(texts.host, texts.campaign.campaign_slug, photoUrl)
      : texts.pageUrl;
    setSubmission({ phase: 'done', made, photoUrl, shareUrl, comment });
  } catch {
    setSubmission({ phase: 'failed', made, comment });
  }
}

/** Sends the two pictures and what the visitor told; answers the combined image's address. */
async function send(photo: Blob, source_photo: Blob, comment: string, texts: SelfieTexts) {
  const { name, email, zipCode } = useVisitor.getState();
  const told = (text: string | null) => text?.trim() || null;
  const { base_id, bucket } = texts.campaign;
  const selfie: SelfieSubmission = {
    photo,
    source_photo,
    comment,
    name: told(name),
    email: told(email),
    zip_code: told(zipCode),
    base_id,
    bucket,
  };
  const [file, { submitSelfie }] = await Promise.all([jsonFile(selfie), loadSending()]);

  return submitSelfie(texts.host, file, (progress) =>
    setSubmission({ phase: 'sending', progress }),
  );
}
