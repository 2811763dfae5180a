import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './Demands.module.css';

/** The demands on placards, three to six of them; on wide screens the march carries them. */
export function Demands({ content, fallbackLang, text }: LocalizedContent) {
  return (
    <div className={styles.demands}>
      <div className={layout.wrap}>
        <h2 {...text('intro_demands_title')} />
        <ol className={clsx(styles.placards, content.intro_demands.length !== 4 && styles.byThree)}>
          {content.intro_demands.map((demand, index) => (
            <li key={demand}>
              <div className={styles.placard}>
                <b aria-hidden="true">{index + 1}</b>
                <RichText
                  as="span"
                  html={demand}
                  lang={fallbackLang('intro_demands')}
                  className={demand.includes('<em>$') ? styles.price : undefined}
                />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
