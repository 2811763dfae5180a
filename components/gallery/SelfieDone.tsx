import { useEffect } from 'react';
import { useContent } from '@/components/providers/ContentProvider';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { SelfieResult } from '@/components/selfie/SelfieResult';
import { createCanvas } from '@/lib/pictures/canvas.browser';
import { publicConfig } from '@/lib/public-config';
import { CENTERED } from '@/lib/selfie/framing';
import { createSelfiePoster } from '@/lib/selfie/selfie-poster.browser';
import { noSelfie, setSubmission, useSelfie } from '@/lib/selfie/state';
import selfie from '@/messages/selfie.json';

const SIDE_PX = 640;

/** A sample photo of a dawn, with nobody in it. */
export function samplePhoto(): HTMLCanvasElement {
  const { canvas, context } = createCanvas({ width: SIDE_PX, height: SIDE_PX });
  const sky = context.createLinearGradient(0, 0, 0, SIDE_PX);
  sky.addColorStop(0, publicConfig.inks.flame);
  sky.addColorStop(1, publicConfig.inks.gold);
  context.fillStyle = sky;
  context.fillRect(0, 0, SIDE_PX, SIDE_PX);
  return canvas;
}

/** The result with a poster drawn here, without the service. */
export function SelfieDone() {
  const submission = useSelfie((selfie) => selfie.submission);
  const { values } = useContent();
  const caption = values.selfies_default_caption;
  const title = values.selfies_title;

  useEffect(() => {
    let isUnmounted = false;
    const { layout, finish } = noSelfie;
    const look = { layout, finish, title, address: 'example.org' };
    const picture = { photo: samplePhoto(), framing: CENTERED };
    const parts = { picture, caption, ...look };
    void createSelfiePoster(parts).then((poster) => {
      if (isUnmounted) URL.revokeObjectURL(poster.url);
      else setSubmission({ phase: 'done', poster, photoUrl: null });
    });
    return () => {
      isUnmounted = true;
      setSubmission({ phase: 'editing' });
    };
  }, [caption, title]);

  return (
    submission.phase === 'done' && (
      <LazyMessages messages={{ selfie }}>
        <SelfieResult {...submission} />
      </LazyMessages>
    )
  );
}
