'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { useIsMounted } from '@/components/ui/useIsMounted';
import { useContent } from '@/components/providers/ContentProvider';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { downloadFile } from '@/lib/browser/download';
import { encodePng } from '@/lib/pictures/canvas.browser';
import { askBeforeLanguageChange } from '@/lib/rally/language-change.browser';
import { type LockScreenRow, lockScreenShapes } from '@/lib/rally/lock-screen';
import { drawLockScreen } from '@/lib/rally/lock-screen-picture.browser';
import { canSharePictures, openShareSheet } from '@/lib/share/share.browser';
import rally from '@/messages/rally.json';
import { LockScreen } from './LockScreen';
import styles from './Rally.module.css';

const FILE_NAME = 'rally-card.png';
const PNG = 'image/png';

type LockScreenFormProps = { numbers: readonly LockScreenRow[] };

/** The picture of the numbers for a lock screen, with one that the visitor adds: all of it on this device. */
export function LockScreenForm(props: LockScreenFormProps) {
  return (
    <LazyMessages messages={{ rally }}>
      <Form {...props} />
    </LazyMessages>
  );
}

function Form({ numbers }: LockScreenFormProps) {
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

  /** Draws the picture and passes it to `give`. */
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
        <div className={styles.actions}>
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
