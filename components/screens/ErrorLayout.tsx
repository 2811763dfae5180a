import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import styles from './ErrorLayout.module.css';

type ErrorLayoutProps = {
  status: string;
  message: string;
  home: { href: string; label: string };
  children?: ReactNode;
};

/** "{status} - {message}" and the way home, in the intro's dress (spec.md section 2, Error page). */
export function ErrorLayout({ status, message, home, children }: ErrorLayoutProps) {
  return (
    <section className={styles.lost}>
      <div className={layout.wrap}>
        <h1>
          <span className={styles.number}>{status}</span>
          <span className={layout.visuallyHidden}> - </span>
          <span className={`${type.section} ${styles.message}`}>{message}</span>
        </h1>
        <div className={styles.ways}>
          <ButtonLink size="lg" href={home.href}>
            {home.label}
          </ButtonLink>
          {children}
        </div>
      </div>
      <div className={styles.march} />
    </section>
  );
}
