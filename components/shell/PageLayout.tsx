import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShareRow } from '@/components/share/ShareRow';
import { screenHref } from '@/lib/addresses/paths';
import { routeName, type ScreenPath } from '@/lib/addresses/routes';
import { screenUrl } from '@/lib/config/screen-url';
import type { LocalizedContent } from '@/lib/content/localized';
import { Footer } from './Footer';
import { Header } from './Header';
import { IdlePrefetch } from './IdlePrefetch';
import styles from './PageLayout.module.css';
import { SiteNotices } from './SiteNotices';

type PageLayoutProps = {
  content: LocalizedContent;
  /** null on the 404 page, which has no twin in the other language */
  path: ScreenPath | null;
  hasAlternateHeader?: boolean;
  isShared?: boolean;
  /** the campaign's text by default */
  shareText?: string | undefined;
  afterShareBand?: ReactNode;
  nextScreens?: readonly ScreenPath[];
  children: ReactNode;
};

export function PageLayout({ content, path, ...parts }: PageLayoutProps) {
  const { isShared = path !== null, shareText, afterShareBand, nextScreens = ['/'] } = parts;
  const t = useTranslations();
  const { locale } = content;

  return (
    <>
      <a className={clsx('screenOnly', styles.skip)} href="#main">
        {t('shell.skip')}
      </a>
      <SiteNotices {...content} />
      <Header content={content} path={path} isAlternate={parts.hasAlternateHeader ?? false} />
      <main id="main" tabIndex={-1} data-route={path ? routeName(locale, path) : ''}>
        {parts.children}
        {isShared && (
          <section className={clsx('torn screenOnly', styles.share)} aria-labelledby="pass-it-on">
            <div className={clsx('cluster wrap', styles.shareRow)}>
              <h2 className="sectionTitle" id="pass-it-on">
                {t('share.title')}
              </h2>
              <ShareRow
                url={screenUrl(locale, path ?? '/')}
                {...(shareText && { text: shareText })}
              />
            </div>
            {afterShareBand && <div className={clsx('wrap', styles.behind)}>{afterShareBand}</div>}
            <div className={clsx('march', styles.walk)} />
          </section>
        )}
      </main>
      <Footer content={content} path={path} />
      <IdlePrefetch hrefs={nextScreens.map((each) => screenHref(locale, each))} />
    </>
  );
}
