import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { forgetFile } from '@/lib/browser/files';
import { fill } from '@/lib/i18n/fill';
import { POSTER_SIZE } from '@/lib/selfie/poster';
import { makeAnother, type Submission } from '@/lib/state/selfie';
import { Download, PassOn } from './parts';
import styles from './SelfieForm.module.css';
import type { SelfieTexts } from './selfie-texts';

type Done = Extract<Submission, { phase: 'done' }>;

/** The combined image and the ways to pass it on (spec.md section 2, After a successful submit). */
export function SelfieResult({ done, texts }: { done: Done; texts: SelfieTexts }) {
  const { made, photoUrl, shareUrl, comment } = done;
  const { result } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = useRef<HTMLAnchorElement>(null);
  // the poster made here is the same picture: it stands in where the service's does not come
  const [shown, setShown] = useState(photoUrl ?? made.address);

  useEffect(() => {
    heading.current?.focus();
    // on a phone the heading stands below the picture, which is what one wants to see
    picture.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div className={styles.shoot}>
      <a
        ref={picture}
        className={styles.poster}
        href={photoUrl ?? made.address}
        target="_blank"
        rel="noopener"
      >
        <img
          src={shown}
          width={POSTER_SIZE}
          height={POSTER_SIZE}
          alt={fill(result.alt, { caption: comment })}
          onError={() => setShown(made.address)}
        />
        <span className={layout.visuallyHidden}> {result.newTab}</span>
      </a>
      <div className={styles.done}>
        <h3 ref={heading} className={type.sub} tabIndex={-1}>
          {result.ready}
        </h3>
        <p>{result.readyText}</p>
        <Download made={made} texts={texts} size="lg" isFullWidth />
        <PassOn made={made} shareUrl={shareUrl} comment={comment} texts={texts} />
        <Button
          variant="outline"
          onClick={() => {
            forgetFile(made.address);
            makeAnother();
          }}
        >
          {result.another}
        </Button>
      </div>
    </div>
  );
}
