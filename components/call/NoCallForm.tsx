import styles from './NoCallForm.module.css';

/** What stands where the call form cannot be: why. The way to call without it follows. */
export function NoCallForm({ reason }: { reason: string }) {
  return <p className={styles.closed}>{reason}</p>;
}
