import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShareBand } from '@/components/share/ShareBand';
import { withBasePath } from '@/lib/base-path';
import { config } from '@/lib/config';
import type { Edition } from '@/lib/content/load';
import { localePath, type ScreenPath } from '@/lib/i18n/locales';
import { routeName } from '@/lib/tracking/events';
import { ArchivedNotice } from './ArchivedNotice';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { Header } from './Header';
import { IdlePrefetch } from './IdlePrefetch';

/** A screen's frame; `path` is null on an error page, which no route of ours is. */
type FrameProps = { edition: Edition; path: ScreenPath | null; children: ReactNode };

/** What stands around every screen: skip link, header, share band and footer. */
export function Frame({ edition, path, children }: FrameProps) {
  const t = useTranslations('shell');
  const { locale } = edition;
  const next: ScreenPath[] = path === '/' ? ['/call', '/toolkit'] : ['/'];

  return (
    <>
      <a className={styles.skip} href="#main">
        {t('skip')}
      </a>
      {config.isArchived && <ArchivedNotice />}
      <Header locale={locale} path={path} />
      <main id="main" tabIndex={-1} data-route={path ? routeName(locale, path) : ''}>
        {children}
        <ShareBand edition={edition} path={path ?? '/'} />
      </main>
      <Footer edition={edition} path={path} />
      <IdlePrefetch hrefs={next.map((each) => withBasePath(localePath(locale, each)))} />
    </>
  );
}
