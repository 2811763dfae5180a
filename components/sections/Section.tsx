import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import torn from '@/components/ui/torn.module.css';
import type from '@/components/ui/type.module.css';
import type { HtmlLang } from '@/lib/i18n/locales';
import styles from './Section.module.css';

export type Ground = 'plain' | 'night' | 'dawn' | 'red';

type SectionProps = {
  id: string;
  ground?: Ground;
  isFlipped?: boolean;
  children: ReactNode;
};

/** One sheet of the page, torn along its top edge and laid over the one before. */
export function Section({ id, ground = 'plain', isFlipped = false, children }: SectionProps) {
  const flip = isFlipped ? styles.flipped : '';

  return (
    <section
      id={id}
      className={`${torn.torn} ${styles.sheet} ${styles[ground]} ${flip}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={layout.wrap}>{children}</div>
    </section>
  );
}

type HeadProps = { id: string; title: string; lang?: HtmlLang | undefined; children?: ReactNode };

/** A section's title under an Oxford rule; `id` is the section's. */
export function SectionHead({ id, title, lang, children }: HeadProps) {
  return (
    <div className={styles.head}>
      <h2 className={type.section} id={`${id}-title`} lang={lang}>
        {title}
      </h2>
      {children}
    </div>
  );
}
