import type { Switchboard } from './call-texts';
import styles from './NoCallForm.module.css';

/** What stands where the call form cannot be: why, and the switchboard, which always answers. */
export function NoCallForm({ reason, switchboard }: { reason: string; switchboard: Switchboard }) {
  return (
    <p className={styles.closed}>
      {reason} {switchboard.before} <a href={switchboard.href}>{switchboard.number}</a>
    </p>
  );
}
