import { LinkOut } from './LinkOut';
import type { ModalBodyProps } from './ModalWindow';
import styles from './parts.module.css';

/** The dream for democracy, which can be shared in words (spec.md section 2, selfie-form). */
export default function SelfieFormModal({ texts }: ModalBodyProps) {
  const { description, lang, ...link } = texts.selfie;

  return (
    <div className={styles.stack}>
      <p lang={lang}>{description}</p>
      <LinkOut {...link} newTab={texts.newTab} />
    </div>
  );
}
