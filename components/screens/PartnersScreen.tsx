import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/ui/PageHead';
import typography from '@/components/ui/typography.module.css';
import { PageLayout } from '@/components/shell/PageLayout';
import { PartnerKit } from '@/components/partners/PartnerKit';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { TWEET_LIMIT, tweetLength } from '@/lib/content/model/tweet-length';
import type { Locale } from '@/lib/i18n/locales';
import { partnerCodes } from '@/lib/share/partner-codes';

export function PartnersScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const t = useTranslations();
  const byName = partnerCodes(content.values.partners).toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );

  return (
    <PageLayout content={content} path="/partners">
      <PageHead id="partner-kit" title={t('titles.partners')} picture="clasp">
        <p className={typography.lead}>{t('partnerKit.lead')}</p>
      </PageHead>
      <PartnerKit
        partners={byName}
        partnersLang={content.fallbackLang('partners')}
        posts={postsIn(content)}
        tweetCta={content.text('toolkit_page_tweet_cta')}
      />
    </PageLayout>
  );
}

/** A link of any length, as the network counts it. */
const ANY_LINK = 'https://a.example.org';

function postsIn({ values, entryLang, fallbackLang }: LocalizedContent) {
  const keys = ['share_text', 'share_tweet'] as const;
  const posts = [
    ...keys.map((key) => ({ text: values[key], lang: fallbackLang(key) })),
    ...values.toolkit.map((entry) => ({
      text: entry.tweets[0],
      lang: entryLang('toolkit', entry),
    })),
  ];
  const byText = new Map(posts.map(({ text, lang }) => [text, lang]));
  return [...byText].flatMap(([text, lang]) =>
    text ? [{ text, lang, isTweet: tweetLength(`${text} ${ANY_LINK}`) <= TWEET_LIMIT }] : [],
  );
}
