import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageLayout } from '@/components/shell/PageLayout';
import { BeforeCall, Relay } from '@/components/call/BeforeCall';
import { CallColumns } from '@/components/call/CallColumns';
import { CallForm } from '@/components/call/CallForm';
import { TargetsSheet } from '@/components/call/CallSheets';
import { ScriptsSection } from '@/components/call/ScriptsSection';
import { TargetCards } from '@/components/call/TargetCards';
import { RallyOffer } from '@/components/offline/RallyOffer';
import { knownOfTarget } from '@/lib/call/compiled-scripts';
import { introductionOf } from '@/lib/call/introductions';
import type { TargetPage } from '@/lib/call/local-pages';
import { publicConfig } from '@/lib/config/public-config';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { targetPageData } from '@/lib/metadata/structured-data';
import { offersOffline } from '@/lib/offline/cached-pages';
import { LocalTitle } from './LocalTitle';

type TargetCallScreenProps = { locale: Locale; page: TargetPage };

/** A target's own call page: who they are, their number, what to say to them, the sheet, and the form. */
export function TargetCallScreen({ locale, page }: TargetCallScreenProps) {
  const { path, target, lang } = page;
  const content = loadContent(locale);
  const known = knownOfTarget(target);
  const introduction = introductionOf(locale, path, useTranslations());

  return (
    <PageLayout
      content={content}
      path={path}
      shareText={`${introduction.title} ${publicConfig.hashtag}`}
    >
      <CallColumns
        content={content}
        title={<LocalTitle content={content}>{target.name}</LocalTitle>}
        form={
          <CallForm id="call" target={target.callpower_id}>
            <BeforeCall />
            <Relay />
          </CallForm>
        }
        names={<TargetCards targets={[target]} lang={lang} />}
      />
      <ScriptsSection known={known} />
      <TargetsSheet content={content} path={path} targets={[target]} lang={lang} known={known} />
      {offersOffline(publicConfig) && <RallyOffer path={path} isBand />}
      <JsonLd data={targetPageData({ content, path, target, ...introduction })} />
    </PageLayout>
  );
}
