import { Wordmark } from '@/components/shell/Wordmark';
import type { ModalBodyProps } from './ModalWindow';
import styles from './parts.module.css';

/** Says that the site is archived, and where the movement goes on (spec.md section 2). */
export function ArchivedModal({ texts: { archived } }: ModalBodyProps) {
  return (
    <div className={styles.stack}>
      <Wordmark locale={archived.locale} alt={archived.logo} />
      <p>{archived.message}</p>
      <p>
        <a href={archived.href}>{archived.parent}</a>
      </p>
    </div>
  );
}
