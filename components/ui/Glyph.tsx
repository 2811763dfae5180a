import styles from './Glyph.module.css';

/** A decorative drawing, by its path on a square of 24. */
export function Glyph({ path }: { path: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
