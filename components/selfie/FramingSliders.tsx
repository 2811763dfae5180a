import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { Button } from '@/components/ui/Button';
import type { FramedPhoto } from '@/lib/selfie/framed-photo.browser';
import { CENTERED, MAX_ZOOM, MOVE_STEP, movable, ZOOM_STEP, zoomed } from '@/lib/selfie/framing';
import { setSelfie } from '@/lib/selfie/state';
import styles from './SelfieForm.module.css';

/** Per cent from the middle of the room beside the square. */
const percentOf = (share: number) => Math.round((share - 0.5) * 200);
const shareOf = (percent: number) => percent / 200 + 0.5;

/** The photo goes to the right when the square goes to the left. */
const axes = {
  x: { label: 'sideways', moved: 'toTheSide', direction: -1 },
  y: { label: 'upwards', moved: 'upOrDown', direction: 1 },
} as const;

/** For the keyboard, and for visitors who cannot drag. */
export function FramingSliders({ photo, framing }: FramedPhoto) {
  const t = useTranslations('selfie.framing');
  const moves = movable(photo, framing);
  const isCentered = framing.zoom === 1 && framing.x === 0.5 && framing.y === 0.5;
  const zoomPercent = Math.round(framing.zoom * 100);

  const zoomTo = (percent: number) => setSelfie({ framing: zoomed(photo, framing, percent / 100) });

  function zoomByKey(event: KeyboardEvent) {
    const step = { '+': ZOOM_STEP, '-': -ZOOM_STEP }[event.key];
    if (step) zoomTo(zoomPercent + step);
  }

  return (
    <fieldset className={styles.framing}>
      <legend>{t('legend')}</legend>
      <label>
        {t('zoom')}
        <input
          type="range"
          min={100}
          max={MAX_ZOOM * 100}
          step={ZOOM_STEP}
          value={zoomPercent}
          aria-valuetext={t('zoomed', { percent: zoomPercent })}
          onChange={({ currentTarget }) => zoomTo(currentTarget.valueAsNumber)}
          onKeyDown={zoomByKey}
        />
      </label>
      {(['x', 'y'] as const).map((axis) => {
        const { label, moved, direction } = axes[axis];
        const percent = direction * percentOf(framing[axis]);
        const side = percent > 0 ? 'more' : percent < 0 ? 'less' : 'middle';
        return (
          <label key={axis}>
            {t(label)}
            <input
              type="range"
              min={-100}
              max={100}
              step={MOVE_STEP}
              disabled={!moves[axis]}
              value={percent}
              aria-valuetext={t(moved, { side, percent: Math.abs(percent) })}
              onChange={({ currentTarget }) => {
                const share = shareOf(direction * currentTarget.valueAsNumber);
                setSelfie({ framing: { ...framing, [axis]: share } });
              }}
            />
          </label>
        );
      })}
      <Button
        variant="outline"
        aria-disabled={isCentered || undefined}
        onClick={() => setSelfie({ framing: CENTERED })}
      >
        {t('reset')}
      </Button>
    </fieldset>
  );
}
