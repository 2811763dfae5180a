import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { watchWidth } from '@/lib/pictures/canvas.browser';
import { posterFontReady } from '@/lib/pictures/poster-font.browser';
import { isCameraOffered, isCameraOn } from '@/lib/selfie/capture';
import { startCapture } from '@/lib/selfie/photo-actions';
import { POSTER_SIZE } from '@/lib/selfie/poster';
import { drawSelfiePoster } from '@/lib/selfie/selfie-poster.browser';
import { useSelfie } from '@/lib/selfie/state';
import styles from './Preview.module.css';
import { usePosterParts } from './usePosterParts';

/**
 * The poster in the making, drawn over the webcam in `children`. A press starts the webcam, or where
 * there is none chooses a file.
 */
export function Preview({ onUpload, children }: { onUpload: () => void; children?: ReactNode }) {
  const t = useTranslations('selfie');
  const capture = useSelfie((selfie) => selfie.capture);
  const layout = useSelfie((selfie) => selfie.layout);
  const isOn = isCameraOn(capture);
  const isOffered = isCameraOffered(capture);
  const retakeOrStart = t(capture.phase === 'taken' ? 'retakePhoto' : 'startCamera');
  const name = isOffered ? retakeOrStart : t('choosePhoto');

  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.preview}
        data-layout={layout}
        aria-disabled={isOn || undefined}
        aria-label={name}
        onClick={isOffered ? startCapture : onUpload}
      >
        {children}
        <PosterCanvas />
      </button>
      <div className={styles.invitation} data-layout={layout} aria-hidden="true">
        {capture.phase === 'counting' && (
          <b key={capture.secondsLeft} className={styles.second}>
            {capture.secondsLeft}
          </b>
        )}
        {(capture.phase === 'idle' || capture.phase === 'unavailable') && (
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

/** Keeps a canvas in step with the photo and the caption, at the screen's own sharpness. */
function PosterCanvas() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [width, setWidth] = useState(POSTER_SIZE);
  const [isFontReady, setIsFontReady] = useState(false);
  const parts = usePosterParts();

  useEffect(() => (canvas.current ? watchWidth(canvas.current, setWidth) : undefined), []);
  useEffect(() => {
    void posterFontReady().then(() => setIsFontReady(true));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another width clears the canvas
  useEffect(() => {
    if (isFontReady && canvas.current) drawSelfiePoster(canvas.current, parts);
  }, [parts, width, isFontReady]);

  return <canvas ref={canvas} className={styles.poster} width={width} height={width} />;
}
