import { RichText } from '@/components/ui/RichText';
import type { ModalBodyProps } from './ModalWindow';
import styles from './parts.module.css';

/** The protocols of the in-person rally, numbered (spec.md section 2, covid). */
export function CovidModal({ texts: { covid } }: ModalBodyProps) {
  return (
    <div className={styles.stack} lang={covid.lang}>
      <RichText html={covid.intro} />
      <ol className={styles.guidance}>
        {covid.guidance.map((rule) => (
          <RichText key={rule} as="li" html={rule} />
        ))}
      </ol>
    </div>
  );
}
