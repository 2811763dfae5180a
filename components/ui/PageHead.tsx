import clsx from 'clsx';
import type { ReactNode } from 'react';
import { withBasePath } from '@/lib/addresses/paths';
import layout from './layout.module.css';
import typography from './typography.module.css';

type PageHeadProps = {
  id: string;
  title: ReactNode;
  /** a file of drawn/art, beside the words where there is room */
  picture?: 'pen' | 'hands' | 'microphone' | 'clasp' | 'phone' | 'roller';
  children?: ReactNode;
};

export function PageHead({ id, title, picture, children }: PageHeadProps) {
  return (
    <section id={id} className={clsx('sky', layout.pageHead)} aria-labelledby={`${id}-title`}>
      {picture && (
        <div className={clsx(layout.picture, 'screenOnly')}>
          <img
            src={withBasePath(`/art/${picture}.svg`)}
            width={800}
            height={800}
            alt=""
            loading="lazy"
          />
        </div>
      )}
      <div className={layout.wrap}>
        <div className={clsx(layout.stack, picture && layout.words)}>
          <h1 className={typography.page} id={`${id}-title`}>
            {title}
          </h1>
          {children}
        </div>
      </div>
    </section>
  );
}
