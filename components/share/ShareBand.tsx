import { useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import torn from '@/components/ui/torn.module.css';
import type from '@/components/ui/type.module.css';
import type { LocalizedContent } from '@/lib/content/localized';
import type { ScreenPath } from '@/lib/i18n/locales';
import styles from './ShareBand.module.css';
import { ShareRow } from './ShareRow';
import { shareWords } from './share-words';

/** The last thing on every screen: pass it on, over the march that walks into the footer. */
export function ShareBand({ edition, path }: { edition: LocalizedContent; path: ScreenPath }) {
  const t = useTranslations();

  return (
    <section className={`${torn.torn} ${styles.band}`} aria-labelledby="pass-it-on">
      <div className={`${layout.wrap} ${styles.row}`}>
        <h2 className={type.section} id="pass-it-on">
          {t('share.title')}
        </h2>
        <ShareRow words={shareWords(edition, path, t)} />
      </div>
      <div className={styles.march} />
    </section>
  );
}
