import { plainDigits } from '@/lib/call/phone-and-zip';
import { currentVisitor } from '@/lib/call/visitor';
import { publicConfig } from '@/lib/config/public-config';
import { withMinimumDuration } from '@/lib/http';
import { HiddenPicturesError } from '@/lib/pictures/canvas.browser';
import { jsonFile } from '@/lib/pictures/json-file.browser';
import { rememberAction } from '@/lib/placard/state';
import {
  createSelfiePoster,
  type FinishedParts,
  type SelfiePoster,
  sourceOfPoster,
} from './selfie-poster.browser';
import { submitSelfie } from './service';
import { setSelfie, setSubmission, useSelfie } from './state';

/**
 * Makes a poster, sends it where there is a service, and puts the outcome into the store. Does nothing
 * while another is being sent. The poster made here is kept even when the service fails; where the
 * browser hides pictures, nothing is made or sent.
 */
export async function sendSelfie(parts: FinishedParts): Promise<void> {
  if (useSelfie.getState().submission.phase === 'sending') return;
  setSubmission({ phase: 'sending', progress: 0 });
  setSelfie({ upload: { phase: 'none' } });

  let poster: SelfiePoster | null = null;
  try {
    const [finished, sourcePhoto] = await Promise.all([
      createSelfiePoster(parts),
      sourceOfPoster(parts),
    ]);
    poster = finished;
    const photoUrl = publicConfig.hosts.selfie
      ? await withMinimumDuration(send(poster, sourcePhoto))
      : null;
    setSubmission({ phase: 'done', poster, photoUrl });
    rememberAction('poster');
  } catch (error) {
    setSubmission({ phase: 'failed', poster, isHidden: error instanceof HiddenPicturesError });
  }
}

/** The eight fields that the service expects. Resolves to the combined image's address. */
async function send(poster: SelfiePoster, sourcePhoto: Blob): Promise<string> {
  const { name, email, userLocation = '' } = currentVisitor();
  const { base_id, bucket } = publicConfig.selfie;
  const selfie = await jsonFile({
    photo: poster.file,
    source_photo: sourcePhoto,
    comment: poster.parts.caption,
    name: name?.trim() || null,
    email: email?.trim() || null,
    zip_code: plainDigits(userLocation) || null,
    base_id,
    bucket,
  });
  return submitSelfie(publicConfig.hosts.selfie, selfie, (progress) =>
    setSubmission({ phase: 'sending', progress }),
  );
}
