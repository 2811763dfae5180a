import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import layout from '@/components/ui/layout.module.css';
import march from '@/components/ui/march.module.css';
import torn from '@/components/ui/torn.module.css';
import typography from '@/components/ui/typography.module.css';
import type { ScreenPath } from '@/lib/addresses/routes';
import { screenUrl } from '@/lib/config/screen-url';
import styles from './ShareBand.module.css';
import { ShareRow } from './ShareRow';

type ShareBandProps = { path: ScreenPath; text?: string | undefined; children?: ReactNode };

/**
 * The share buttons at the end of every screen, above the march that leads into the footer;
 * `children` stand behind it.
 */
export function ShareBand({ path, text, children }: ShareBandProps) {
  const t = useTranslations('share');
  const locale = useLocale();

  return (
    <section className={`${torn.torn} ${styles.band}`} aria-labelledby="pass-it-on">
      <div className={`${layout.wrap} ${styles.row}`}>
        <h2 className={typography.section} id="pass-it-on">
          {t('title')}
        </h2>
        <ShareRow url={screenUrl(locale, path)} {...(text && { text })} />
      </div>
      {children && <div className={`${layout.wrap} ${styles.behind}`}>{children}</div>}
      <div className={march.line} />
    </section>
  );
}
