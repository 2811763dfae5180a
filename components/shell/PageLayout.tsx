import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { screenHref } from '@/lib/addresses/paths';
import { routeName, type ScreenPath } from '@/lib/addresses/routes';
import { config } from '@/lib/config/config';
import { publicConfig } from '@/lib/config/public-config';
import { screenUrl } from '@/lib/config/screen-url';
import type { LocalizedContent } from '@/lib/content/localized';
import { ExpiringNotice } from './ExpiringNotice';
import { Footer } from './Footer';
import { Header } from './Header';
import { IdlePrefetch } from './IdlePrefetch';
import styles from './PageLayout.module.css';
import { ShareBand } from './ShareBand';
import { ArchivedNotice, DraftNotice } from './SiteNotices';

type PageLayoutProps = {
  content: LocalizedContent;
  /** null on the 404 page, which has no twin in the other language */
  path: ScreenPath | null;
  hasAlternateHeader?: boolean;
  isShared?: boolean;
  /** the campaign's text by default */
  shareText?: string | undefined;
  behindShareBand?: ReactNode;
  nextScreens?: readonly ScreenPath[];
  children: ReactNode;
};

export function PageLayout({ content, path, ...parts }: PageLayoutProps) {
  const { isShared = path !== null, shareText, behindShareBand, nextScreens = ['/'] } = parts;
  const t = useTranslations();
  const { locale } = content;
  const { notice } = content.values;

  return (
    <>
      <a className={styles.skip} href="#main">
        {t('shell.skip')}
      </a>
      {config.isDraft && <DraftNotice />}
      {publicConfig.isArchived && <ArchivedNotice />}
      {notice && <ExpiringNotice {...notice} lang={content.fallbackLang('notice')} />}
      <Header content={content} path={path} isAlternate={parts.hasAlternateHeader ?? false} />
      <main id="main" tabIndex={-1} data-route={path ? routeName(locale, path) : ''}>
        {parts.children}
        {isShared && (
          <ShareBand url={screenUrl(locale, path ?? '/')} text={shareText}>
            {behindShareBand}
          </ShareBand>
        )}
      </main>
      <Footer content={content} path={path} />
      <IdlePrefetch hrefs={nextScreens.map((each) => screenHref(locale, each))} />
    </>
  );
}
