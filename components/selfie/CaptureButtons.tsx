import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { hasMobileOs, isInsideApp } from '@/lib/browser/device';
import { focusedElement } from '@/lib/browser/focus';
import { type Capture, isCameraOffered, isCameraOn } from '@/lib/selfie/capture';
import {
  cancelCapture,
  startCapture,
  toggleWordsAlone,
  uploadPhoto,
} from '@/lib/selfie/photo-actions';
import { enableSounds, stopSounds } from '@/lib/selfie/sound.browser';
import { setSelfie, useSelfie } from '@/lib/selfie/state';
import styles from './SelfieForm.module.css';

const takeLabels = {
  idle: 'takePhoto',
  unavailable: 'takePhoto',
  starting: 'starting',
  counting: 'readyIn',
  taken: 'retakePhoto',
} as const satisfies Record<Capture['phase'], string>;

/** Without a webcam Take Photo is missing; where the system has its own camera, it opens that. */
export function CaptureButtons({ fileField }: { fileField: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('selfie');
  const { capture, isWordsAlone } = useSelfie();
  const uploadButton = useRef<HTMLButtonElement>(null);
  const cameraField = useRef<HTMLInputElement>(null);
  const isOn = isCameraOn(capture);
  const isOffered = isCameraOffered(capture);
  // the inked button is the one that is pressed, or else the first
  const first = isWordsAlone ? 'outline' : 'dark';
  const hasOwnCamera = !isOffered && hasMobileOs() && !isInsideApp();

  const wasOn = useRef(false);

  // the pressed button disappears when its camera fails, and Cancel when the photo is taken
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is what takes buttons away
  useEffect(() => {
    if (wasOn.current && !focusedElement()) uploadButton.current?.focus();
    wasOn.current = isOn;
  }, [capture.phase]);

  return (
    <div className={styles.pair}>
      {(isOffered || hasOwnCamera) && (
        <Button
          variant={first}
          aria-disabled={isOn || undefined}
          onClick={isOffered ? startCapture : () => cameraField.current?.click()}
        >
          <Icon name="camera" />{' '}
          <span>
            {t(takeLabels[capture.phase], {
              seconds: capture.phase === 'counting' ? capture.secondsLeft : 0,
            })}
          </span>
        </Button>
      )}
      {isOn ? (
        <Button variant="outline" onClick={cancelCapture}>
          {t('cancel')}
        </Button>
      ) : (
        <Button
          ref={uploadButton}
          variant={isOffered || hasOwnCamera ? 'outline' : first}
          onClick={() => fileField.current?.click()}
        >
          <Icon name="upload" /> {t('upload')}
        </Button>
      )}
      <Button
        variant={isWordsAlone ? 'dark' : 'outline'}
        aria-pressed={isWordsAlone}
        aria-describedby="selfie-words-alone"
        onClick={toggleWordsAlone}
      >
        {t('wordsAlone')}
      </Button>
      <FileField ref={fileField} />
      {hasOwnCamera && <FileField ref={cameraField} capture="user" />}
      {isOffered && <SoundSwitch />}
    </div>
  );
}

function FileField(props: { ref: RefObject<HTMLInputElement | null>; capture?: 'user' }) {
  return (
    <input
      {...props}
      type="file"
      accept="image/*"
      hidden
      onChange={({ currentTarget }) => {
        void uploadPhoto(currentTarget.files?.[0]);
        // so that choosing the same file again is a change event, too
        currentTarget.value = '';
      }}
    />
  );
}

function SoundSwitch() {
  const t = useTranslations('selfie');
  const isMuted = useSelfie((selfie) => selfie.isMuted);

  return (
    <button
      type="button"
      className={clsx('target', styles.sound)}
      aria-pressed={!isMuted}
      onClick={() => {
        setSelfie({ isMuted: !isMuted });
        if (isMuted) enableSounds();
        else stopSounds();
      }}
    >
      <Icon name={isMuted ? 'silence' : 'sound'} /> {t('sound')}
    </button>
  );
}
