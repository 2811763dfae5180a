'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { useContent } from '@/components/providers/ContentProvider';
import { withMessages } from '@/components/providers/LazyMessages';
import { withBasePath } from '@/lib/addresses/paths';
import { downloadFile } from '@/lib/browser/download';
import { publicConfig } from '@/lib/config/public-config';
import { encodePng } from '@/lib/pictures/canvas.browser';
import { askBeforeLanguageChange } from '@/lib/rally/language-change.browser';
import {
  LOCK_SCREEN,
  type LockScreenRow,
  type LockScreenShape,
  lockScreenShapes,
} from '@/lib/rally/lock-screen';
import { drawLockScreen } from '@/lib/rally/lock-screen-picture.browser';
import { canSharePictures, openShareSheet } from '@/lib/share/share.browser';
import rally from '@/messages/rally.json';
import styles from './Rally.module.css';

const FILE_NAME = 'rally-card.png';
const PNG = 'image/png';

/** Everything stays on this device. */
export const LockScreenForm = withMessages({ rally }, Form);

function Form({ numbers }: { numbers: readonly LockScreenRow[] }) {
  const t = useTranslations('rally');
  const { site_title: title } = useContent().values;
  const [contact, setContact] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isMounted = useIsMounted();
  const mine = contact.trim();
  const rows = [...numbers, ...(mine ? [{ name: t('mine'), number: mine }] : [])];
  const shapes = lockScreenShapes(title, rows);

  // what was typed before hydration
  useEffect(() => setContact(field.current?.value ?? ''), []);

  const leaving = t('leaving');
  useEffect(() => (mine ? askBeforeLanguageChange(leaving) : undefined), [mine, leaving]);

  async function withPicture(give: (png: Blob) => unknown) {
    setHasFailed(false);
    try {
      await give(await encodePng(await drawLockScreen(shapes)));
    } catch {
      setHasFailed(true);
    }
  }
  const download = () => withPicture((png) => downloadFile(FILE_NAME, png, PNG));
  const share = () =>
    withPicture((png) => openShareSheet({ files: [new File([png], FILE_NAME, { type: PNG })] }));

  return (
    <div className={`${layout.scripted} ${styles.onPhone}`}>
      <div>
        <Field
          id="rally-contact"
          type="tel"
          autoComplete="off"
          label={t('contact')}
          hint={t('contactHint')}
          ref={field}
          value={contact}
          onChange={({ target }) => setContact(target.value)}
        />
        <p role="alert">{hasFailed && t('failed')}</p>
        <div className={`cluster ${styles.actions}`}>
          <Button size="lg" onClick={download}>
            <Icon name="download" /> {t('download')}
          </Button>
          {isMounted && canSharePictures() && (
            <Button variant="gold" size="lg" onClick={share}>
              <Icon name="outward" /> {t('share')}
            </Button>
          )}
        </div>
      </div>
      <LockScreen
        shapes={shapes}
        label={t('alt', {
          numbers: rows.map(({ name, number }) => `${name}: ${number}`).join('; '),
        })}
      />
    </div>
  );
}

function LockScreen({ shapes, label }: { shapes: readonly LockScreenShape[]; label: string }) {
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
