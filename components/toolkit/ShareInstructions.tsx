import type { LocalizedContent } from '@/lib/content/localized';
import styles from './ShareInstructions.module.css';

/** How to post a tweet with its graphic, on a computer and on a phone. */
export function ShareInstructions({ text }: LocalizedContent) {
  return (
    <>
      <p className={styles.pointer} {...text('toolkit_page_share_instructions')} />
      <p className={styles.touch} {...text('toolkit_page_share_instructions_phone')} />
    </>
  );
}
