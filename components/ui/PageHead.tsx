import clsx from 'clsx';
import type { ReactNode } from 'react';
import { LazyImage } from './LazyImage';

type PageHeadProps = {
  id: string;
  title: ReactNode;
  /** a file of drawn/art, beside the words where there is room */
  picture?: 'pen' | 'hands' | 'microphone' | 'clasp' | 'phone' | 'roller';
  children?: ReactNode;
};

export function PageHead({ id, title, picture, children }: PageHeadProps) {
  return (
    <section id={id} className="sky pageHead" aria-labelledby={`${id}-title`}>
      {picture && (
        <div className="headPicture screenOnly">
          <LazyImage src={`/art/${picture}.svg`} width={800} height={800} alt="" />
        </div>
      )}
      <div className="wrap">
        <div className={clsx('stack', picture && 'headWords')}>
          <h1 className="pageTitle" id={`${id}-title`}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </section>
  );
}
