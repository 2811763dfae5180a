import { useLocale, useTranslations } from 'next-intl';
import layout from '@/components/ui/layout.module.css';
import march from '@/components/ui/march.module.css';
import torn from '@/components/ui/torn.module.css';
import type from '@/components/ui/type.module.css';
import type { ScreenPath } from '@/lib/i18n/locales';
import { screenUrl } from '@/lib/paths';
import styles from './ShareBand.module.css';
import { ShareRow } from './ShareRow';

/** The last thing on every screen: pass it on, over the march that walks into the footer. */
export function ShareBand({ path }: { path: ScreenPath }) {
  const t = useTranslations('share');
  const locale = useLocale();

  return (
    <section className={`${torn.torn} ${styles.band}`} aria-labelledby="pass-it-on">
      <div className={`${layout.wrap} ${styles.row}`}>
        <h2 className={type.section} id="pass-it-on">
          {t('title')}
        </h2>
        <ShareRow url={screenUrl(locale, path)} />
      </div>
      <div className={march.line} />
    </section>
  );
}
