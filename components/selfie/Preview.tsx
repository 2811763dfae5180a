import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { watchWidth } from '@/lib/pictures/canvas.browser';
import { posterFontReady } from '@/lib/pictures/poster-font.browser';
import { isCameraOffered, isCameraOn } from '@/lib/selfie/capture';
import type { FramedPhoto } from '@/lib/selfie/framed-photo.browser';
import { startCapture } from '@/lib/selfie/photo-actions';
import { drawPreview } from '@/lib/selfie/poster-preview.browser';
import { POSTER_SIZE } from '@/lib/selfie/poster-shapes';
import type { PosterPicture } from '@/lib/selfie/selfie-poster.browser';
import { useSelfie } from '@/lib/selfie/state';
import styles from './Preview.module.css';
import { usePhotoGestures } from './usePhotoGestures';
import { usePosterParts } from './usePosterParts';

type PreviewProps = { framed: FramedPhoto | null; onUpload: () => void; children?: ReactNode };

/**
 * The poster in the making, drawn over the webcam in `children`. A press starts the webcam, or without one
 * chooses a file; a movement frames the photo.
 */
export function Preview({ framed, onUpload, children }: PreviewProps) {
  const t = useTranslations('selfie');
  const { capture, isWordsAlone } = useSelfie();
  const preview = useRef<HTMLButtonElement>(null);
  const { hasMoved, gestures } = usePhotoGestures(preview, framed);
  const isOn = isCameraOn(capture);
  const isOffered = isCameraOffered(capture);
  const retakeOrStart = t(capture.phase === 'taken' ? 'retakePhoto' : 'startCamera');
  const name = isOffered ? retakeOrStart : t('choosePhoto');

  function press({ detail }: MouseEvent) {
    const isByPointer = detail > 0;
    if (isByPointer && hasMoved.current) return;
    if (isOffered) startCapture();
    else onUpload();
  }

  return (
    <div className={styles.frame}>
      <button
        ref={preview}
        type="button"
        className={styles.preview}
        aria-disabled={isOn || undefined}
        aria-label={name}
        onClick={press}
        {...gestures}
      >
        {children}
        <PosterCanvas />
      </button>
      <div className={styles.invitation} aria-hidden="true">
        {capture.phase === 'counting' && (
          <b key={capture.secondsLeft} className={styles.second}>
            {capture.secondsLeft}
          </b>
        )}
        {(capture.phase === 'idle' || capture.phase === 'unavailable') && !isWordsAlone && (
          <>
            <Icon name={isOffered ? 'camera' : 'upload'} />
            <span>{name}</span>
          </>
        )}
        {capture.phase === 'starting' && <Icon name="camera" />}
      </div>
    </div>
  );
}

function PosterCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(POSTER_SIZE);
  const [isFontReady, setIsFontReady] = useState(false);
  const parts = usePosterParts();

  useEffect(() => (canvas.current ? watchWidth(canvas.current, setWidth) : undefined), []);
  useEffect(() => {
    void posterFontReady().then(() => setIsFontReady(true));
  }, []);
  const drawn = useRef<PosterPicture | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width clears the canvas
  useEffect(() => {
    if (!isFontReady || !canvas.current) return;
    const before = drawn.current;
    drawn.current = parts.picture;
    return drawPreview(canvas.current, parts, before);
  }, [parts, width, isFontReady]);

  return <canvas ref={canvas} className="cover" width={width} height={width} />;
}
