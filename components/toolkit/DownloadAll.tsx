import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import type { LocalizedContent } from '@/lib/content/localized';
import { withBasePath } from '@/lib/paths';
import { downloadAllAddress } from '@/lib/toolkit/download-all';
import styles from './DownloadAll.module.css';

/** The way to all graphics at once (spec.md section 2, Final section "download-all"). */
export function DownloadAll({ edition }: { edition: LocalizedContent }) {
  const t = useTranslations();
  const address = downloadAllAddress(edition.locale, edition.content);
  if (!address) return null;

  return (
    <div className={styles.row}>
      <h2 className={type.sub} id="download-all-title">
        {t('toolkit.downloadAll')}
      </h2>
      <ButtonLink
        variant="gold"
        size="lg"
        href={withBasePath(address)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="download" />
        <span {...edition.text('toolkit_page_download_all_cta')} />
        <span className={layout.visuallyHidden}> {t('share.newTab')}</span>
      </ButtonLink>
    </div>
  );
}
