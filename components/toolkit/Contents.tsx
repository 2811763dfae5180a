import { useTranslations } from 'next-intl';
import { InPageLink } from '@/components/ui/InPageLink';
import { screenHref } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import type { LocalizedContent } from '@/lib/content/localized';
import { plainText } from '@/lib/content/model/sanitize';
import { CurrentLink } from './CurrentLink';

const shortTitle = (title: string): string => plainText(/<b>(.*?)<\/b>/.exec(title)?.[1] ?? title);

type ContentsProps = {
  content: LocalizedContent;
  /** the id of the one entry on the page: the links then lead to the page of all */
  only: string | undefined;
  downloadAll: string | null;
  className: string | undefined;
};

export function Contents({ content, only, downloadAll, className }: ContentsProps) {
  const { values, locale, entryLang } = content;
  const t = useTranslations('toolkitPage');

  return (
    <CurrentLink className={className} label={t('contents')}>
      {values.toolkit.map(({ id, title }) => {
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
      {!publicConfig.isArchived && <a href={screenHref(locale, '/print')}>{t('printKit')}</a>}
    </CurrentLink>
  );
}
