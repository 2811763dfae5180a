import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { LocalizedText } from '@/lib/content/localized';
import styles from './Section.module.css';

type SectionProps = {
  id: string;
  /** of the head; left out where the head stands elsewhere in it, or is another */
  title?: string | LocalizedText;
  lead?: ReactNode;
  ground?: 'plain' | 'night' | 'dawn' | 'red';
  isFlipped?: boolean;
  /** on paper it is of no use */
  isScreenOnly?: boolean;
  /** below the rest, from edge to edge */
  foot?: ReactNode;
  children: ReactNode;
};

export function Section({ id, ground = 'plain', isFlipped, ...parts }: SectionProps) {
  return (
    <section
      id={id}
      className={clsx(
        'torn',
        styles.sheet,
        styles[ground],
        isFlipped && styles.flipped,
        parts.isScreenOnly && 'screenOnly',
      )}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap">
        {parts.title && (
          <SectionHead id={id} title={parts.title}>
            {parts.lead}
          </SectionHead>
        )}
        {parts.children}
      </div>
      {parts.foot}
    </section>
  );
}

type HeadProps = { id: string; title: string | LocalizedText; children?: ReactNode };

/** A section's title under an Oxford rule; `id` is the section's. */
export function SectionHead({ id, title, children }: HeadProps) {
  const heading = typeof title === 'string' ? { children: title } : title;

  return (
    <div className={styles.head}>
      <h2 className="sectionTitle" id={`${id}-title`} {...heading} />
      {children}
    </div>
  );
}
