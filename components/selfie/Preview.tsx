import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { displayFontReady, drawPoster } from '@/lib/browser/poster';
import { watchWidth } from '@/lib/browser/width';
import { captionOr } from '@/lib/selfie/caption';
import { type Capture, isCameraOffered, isCameraOn } from '@/lib/selfie/capture';
import { POSTER_SIZE } from '@/lib/selfie/poster';
import { useSelfie } from '@/lib/state/selfie';
import styles from './Preview.module.css';
import type { SelfieTexts } from './selfie-texts';

type PreviewProps = {
  capture: Capture;
  video: RefObject<HTMLVideoElement | null>;
  texts: SelfieTexts;
  onPress: () => void;
};

/**
 * The poster as it will be, or over the living camera as it would be. A press starts the camera, or
 * where there is none chooses a file (spec.md section 2, Preview clicks).
 */
export function Preview({ capture, video, texts, onPress }: PreviewProps) {
  const isOn = isCameraOn(capture);
  const { startCamera, retakePhoto, choosePhoto } = texts.capture;
  const withCamera = capture.phase === 'taken' ? retakePhoto : startCamera;
  const name = isCameraOffered(capture) ? withCamera : choosePhoto;

  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.preview}
        aria-disabled={isOn || undefined}
        aria-label={name}
        onClick={() => isOn || onPress()}
      >
        {/* the visitor sees herself as in a mirror; the photo is as others see her */}
        <video ref={video} className={styles.camera} muted playsInline hidden={!isOn} />
        <PosterCanvas capture={capture} texts={texts} />
      </button>
      <div className={styles.invitation} aria-hidden="true">
        {capture.phase === 'counting' && (
          <b key={capture.secondsLeft} className={styles.second}>
            {capture.secondsLeft}
          </b>
        )}
        {(capture.phase === 'idle' || capture.phase === 'unavailable') && (
          <>
            <Icon name={capture.phase === 'idle' ? 'camera' : 'upload'} />
            <span>{name}</span>
          </>
        )}
        {capture.phase === 'starting' && <Icon name="camera" />}
      </div>
    </div>
  );
}

/** Keeps a canvas in step with the photo and the caption, at the screen's own sharpness. */
function PosterCanvas({ capture, texts }: { capture: Capture; texts: SelfieTexts }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [dots, setDots] = useState(POSTER_SIZE);
  const [isFontReady, setIsFontReady] = useState(false);
  const caption = captionOr(useSelfie((selfie) => selfie.caption) ?? '', texts.caption.fallback);
  const photo = capture.phase === 'taken' ? capture.photo : null;

  useEffect(() => (canvas.current ? watchWidth(canvas.current, setDots) : undefined), []);
  useEffect(() => {
    void displayFontReady().then(() => setIsFontReady(true));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size wants a new drawing
  useEffect(() => {
    if (!isFontReady || !canvas.current) return;
    drawPoster(canvas.current, { photo, caption, ...texts.printed });
  }, [photo, caption, texts, dots, isFontReady]);

  return <canvas ref={canvas} className={styles.poster} width={dots} height={dots} />;
}
