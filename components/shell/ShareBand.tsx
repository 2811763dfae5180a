import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import march from '@/components/ui/march.module.css';
import torn from '@/components/ui/torn.module.css';
import typography from '@/components/ui/typography.module.css';
import { ShareRow } from '@/components/share/ShareRow';
import styles from './PageLayout.module.css';

type ShareBandProps = { url: string; text: string | undefined; children: ReactNode };

/** "Pass it on" at the foot of a page; its children stand behind the march. */
export function ShareBand({ url, text, children }: ShareBandProps) {
  const t = useTranslations('share');

  return (
    <section className={`${torn.torn} screenOnly ${styles.share}`} aria-labelledby="pass-it-on">
      <div className={`${layout.wrap} cluster ${styles.shareRow}`}>
        <h2 className={typography.section} id="pass-it-on">
          {t('title')}
        </h2>
        <ShareRow url={url} {...(text && { text })} />
      </div>
      {children && <div className={`${layout.wrap} ${styles.behind}`}>{children}</div>}
      <div className={march.line} />
    </section>
  );
}
