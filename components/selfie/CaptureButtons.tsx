import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { hasMobileOs, isInsideApp } from '@/lib/browser/camera';
import { focusedElement } from '@/lib/browser/focus';
import { fill } from '@/lib/i18n/fill';
import { type Capture, isCameraOffered, isCameraOn } from '@/lib/selfie/capture';
import { setSelfie, useSelfie } from '@/lib/state/selfie';
import styles from './SelfieForm.module.css';
import type { SelfieTexts } from './selfie-texts';

type CaptureButtonsProps = {
  capture: Capture;
  texts: SelfieTexts['capture'];
  /** the hidden field that chooses a file */
  fileField: RefObject<HTMLInputElement | null>;
  onStart: () => void;
  onCancel: () => void;
  onFile: (file: File | undefined) => void;
};

/**
 * Take Photo and Upload, or upload alone where no webcam is offered (spec.md section 2). Where the
 * system has a camera of its own, Take Photo opens that.
 */
export function CaptureButtons(props: CaptureButtonsProps) {
  const { capture, texts, fileField, onStart, onCancel, onFile } = props;
  const upload = useRef<HTMLButtonElement>(null);
  const cameraField = useRef<HTMLInputElement>(null);
  const isOn = isCameraOn(capture);
  const isOffered = isCameraOffered(capture);
  const hasOwnCamera = !isOffered && hasMobileOs() && !isInsideApp();

  // the button that was pressed is gone when its camera failed, and Cancel when it is done
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phase is what takes buttons away
  useEffect(() => {
    if (!focusedElement()) upload.current?.focus();
  }, [capture.phase]);

  return (
    <div className={styles.pair}>
      {isOffered && (
        <Button variant="dark" aria-disabled={isOn || undefined} onClick={onStart}>
          <Icon name="camera" /> {takeLabel(capture, texts)}
        </Button>
      )}
      {hasOwnCamera && (
        <Button variant="dark" onClick={() => cameraField.current?.click()}>
          <Icon name="camera" /> {takeLabel(capture, texts)}
        </Button>
      )}
      {isOn ? (
        <Button variant="outline" onClick={onCancel}>
          {texts.cancel}
        </Button>
      ) : (
        <Button
          ref={upload}
          variant={isOffered || hasOwnCamera ? 'outline' : 'dark'}
          onClick={() => fileField.current?.click()}
        >
          <Icon name="upload" /> {texts.upload}
        </Button>
      )}
      <FileField field={fileField} onFile={onFile} />
      {hasOwnCamera && <FileField field={cameraField} onFile={onFile} capture="user" />}
      {isOffered && <SoundSwitch label={texts.sound} />}
    </div>
  );
}

function takeLabel(capture: Capture, texts: SelfieTexts['capture']): string {
  switch (capture.phase) {
    case 'starting':
      return texts.starting;
    case 'counting':
      return fill(texts.readyIn, { seconds: String(capture.secondsLeft) });
    case 'taken':
      return texts.retakePhoto;
    default:
      return texts.takePhoto;
  }
}

type FileFieldProps = {
  field: RefObject<HTMLInputElement | null>;
  onFile: (file: File | undefined) => void;
  capture?: 'user';
};

/** The browser's own file field, which our buttons press. */
function FileField({ field, onFile, capture }: FileFieldProps) {
  return (
    <input
      ref={field}
      type="file"
      accept="image/*"
      capture={capture}
      hidden
      onChange={({ currentTarget }) => {
        onFile(currentTarget.files?.[0]);
        // the same file again is a choice, too
        currentTarget.value = '';
      }}
    />
  );
}

function SoundSwitch({ label }: { label: string }) {
  const isMuted = useSelfie((selfie) => selfie.isMuted);

  return (
    <button
      type="button"
      className={styles.sound}
      aria-pressed={!isMuted}
      onClick={() => setSelfie({ isMuted: !isMuted })}
    >
      <Icon name={isMuted ? 'silence' : 'sound'} /> {label}
    </button>
  );
}
