import { useTranslations } from 'next-intl';
import { PageHead } from '@/components/ui/PageHead';
import { PageLayout } from '@/components/shell/PageLayout';
import { PartnerKit } from '@/components/partners/PartnerKit';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { postsIn } from '@/lib/partners/kit-posts';
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
        <p className="lead">{t('partnerKit.lead')}</p>
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
