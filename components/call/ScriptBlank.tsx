import type { Blank } from '@/lib/content/model/call-script';
import styles from './CallScript.module.css';

type ScriptBlankProps = { blank: Blank; text: string; value?: string | undefined };

/** A blank of a script, marked as one until it is filled in; whom one speaks to is marked then, too. */
export function ScriptBlank({ blank, text, value }: ScriptBlankProps) {
  if (!value) return <span className={styles.blank}>{text}</span>;
  if (blank !== 'senator') return value;
  return (
    <span className={styles.whom} translate="no">
      {value}
    </span>
  );
}
