import { withBasePath } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { LOCK_SCREEN, type LockScreenShape } from '@/lib/rally/lock-screen';
import styles from './Rally.module.css';

type LockScreenProps = { shapes: readonly LockScreenShape[]; label: string };

/** The picture for the lock screen as it will be, without scripts too. */
export function LockScreen({ shapes, label }: LockScreenProps) {
  const { width, height } = LOCK_SCREEN;

  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
    >
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is all that tells them apart
        <Shape key={index} {...shape} />
      ))}
    </svg>
  );
}

function Shape(shape: LockScreenShape) {
  const fill = publicConfig.inks[shape.ink];
  switch (shape.kind) {
    case 'polygon':
      return <polygon fill={fill} points={shape.points.join(' ')} />;
    case 'circle':
      return <circle fill={fill} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'march': {
      const { x, y, width, height } = shape;
      const box = { x, y, width, height };
      return (
        <>
          <mask id="lock-screen-march" mask-type="alpha">
            <image href={withBasePath('/art/march.svg')} preserveAspectRatio="none" {...box} />
          </mask>
          <rect fill={fill} mask="url(#lock-screen-march)" {...box} />
        </>
      );
    }
    case 'line':
      return (
        <text
          fill={fill}
          x={shape.x}
          y={shape.foot}
          fontSize={shape.size}
          textLength={shape.width}
          lengthAdjust="spacingAndGlyphs"
        >
          {shape.text}
        </text>
      );
  }
}
