import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { InPageLink } from '@/components/ui/InPageLink';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { PageHead } from '@/components/ui/PageHead';
import { Section } from '@/components/ui/Section';
import { Accounts } from '@/components/share/Accounts';
import { PageLayout } from '@/components/shell/PageLayout';
import { Entry } from '@/components/toolkit/Entry';
import { PhoneFold } from '@/components/toolkit/PhoneFold';
import { entryPath, screenHref, withBasePath } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { loadContent } from '@/lib/content/load';
import { plainText } from '@/lib/content/model/sanitize';
import type { Locale } from '@/lib/i18n/locales';
import { downloadAllAddress } from '@/lib/toolkit/download-all';
import { upcomingFirst } from '@/lib/toolkit/entry-days';
import styles from './ToolkitScreen.module.css';

/** The whole toolkit and each entry; one route for both, since a bundler groups styles by routes. */
export const toolkitPages = (locale: Locale): { entry: string[] }[] => [
  { entry: [] },
  ...loadContent(locale).values.toolkit.map(({ id }) => ({ entry: [id] })),
];

const shortTitle = (title: string): string => plainText(/<b>(.*?)<\/b>/.exec(title)?.[1] ?? title);

type ToolkitScreenProps = {
  locale: Locale;
  /** of the one entry that this page is for */
  id?: string | undefined;
};

export function ToolkitScreen({ locale, id: only }: ToolkitScreenProps) {
  const content = loadContent(locale);
  const { values, entryLang, text } = content;
  const t = useTranslations('toolkitPage');
  const partners = useTranslations('partners');
  const downloadAll = only ? null : downloadAllAddress(locale, values);
  const toolkit = upcomingFirst(values.toolkit);
  const [first, ...further] = toolkit.filter(({ id }) => !only || id === only);

  return (
    <PageLayout
      content={content}
      path={only ? entryPath(only) : '/toolkit'}
      hasAlternateHeader
      isShared={!only}
    >
      {!only && (
        <PageHead id="toolkit" title={<span {...text('toolkit_page_title')} />} picture="roller">
          <p className={clsx('screenOnly', styles.lead)} {...text('toolkit_page_description')} />
        </PageHead>
      )}
      <div className={clsx(!only && 'torn', styles.kit)}>
        <div className={clsx('wrap', !only && styles.entries)}>
          {first ? (
            <Entry entry={first} content={content} place={only ? 'alone' : 'first'} />
          ) : (
            <>
              <p>{t('none')}</p>
              <Accounts />
            </>
          )}
          {first && (
            <nav aria-label={t('contents')}>
              {!only && <PhoneFold>{t('contents')}</PhoneFold>}
              <div className={clsx('cluster inkHover', styles.contents)}>
                {only && <a href={screenHref(locale, '/toolkit')} {...text('toolkit_cta')} />}
                {toolkit.map(({ id, title }) => {
                  const Link = only ? 'a' : InPageLink;
                  return (
                    <Link
                      key={id}
                      href={`${only ? screenHref(locale, '/toolkit') : ''}#${id}`}
                      lang={entryLang('toolkit', { id })}
                    >
                      {shortTitle(title)}
                    </Link>
                  );
                })}
                {downloadAll && <InPageLink href="#download-all">{t('downloadAll')}</InPageLink>}
                {!publicConfig.isArchived && (
                  <a href={screenHref(locale, '/print')}>{t('printKit')}</a>
                )}
                <a href={screenHref(locale, '/partners')}>{partners('kit')}</a>
              </div>
            </nav>
          )}
          {further.map((entry) => (
            <Entry key={entry.id} entry={entry} content={content} place="further" />
          ))}
        </div>
      </div>
      {downloadAll && (
        <Section id="download-all">
          <div className={clsx('cluster screenOnly', styles.download)}>
            <h2 className="subTitle" id="download-all-title">
              {t('downloadAll')}
            </h2>
            <NewTabLink
              href={withBasePath(downloadAll)}
              className={buttonClass({ variant: 'dark', size: 'lg' })}
            >
              <Icon name="download" />
              <span {...text('toolkit_page_download_all_cta')} />
            </NewTabLink>
          </div>
        </Section>
      )}
    </PageLayout>
  );
}
