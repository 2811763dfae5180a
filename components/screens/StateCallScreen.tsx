import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/ui/JsonLd';
import layout from '@/components/ui/layout.module.css';
import { PageLayout } from '@/components/shell/PageLayout';
import { CallColumns } from '@/components/call/CallColumns';
import { CallForm } from '@/components/call/CallForm';
import { SenatorsSheet } from '@/components/call/CallSheets';
import { ScriptsSection } from '@/components/call/ScriptsSection';
import { SenatorPosters } from '@/components/call/SenatorPosters';
import { VisitorPlace } from '@/components/call/VisitorPlace';
import { RallyOffer } from '@/components/offline/RallyOffer';
import type { LocalPath } from '@/lib/addresses/routes';
import { introductionOf } from '@/lib/call/introductions';
import { knownBlanks } from '@/lib/call/known-blanks';
import { senatorsOf } from '@/lib/call/senators';
import { bareStateName } from '@/lib/call/state-names';
import { officesOf } from '@/lib/call/state-offices';
import { placeOfCode } from '@/lib/call/zip-place';
import { publicConfig } from '@/lib/config/public-config';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { statePageData } from '@/lib/metadata/structured-data';
import { offersOffline } from '@/lib/offline/cached-pages';
import { LocalTitle } from './LocalTitle';

type StateCallScreenProps = { locale: Locale; path: LocalPath; code: string };

/**
 * A state's own call page, which knows without a ZIP whom to call: both senators, their votes and
 * numbers, what to say to them, the sheet to print, and the form. The District and the territories
 * have one with what is true there.
 */
export function StateCallScreen({ locale, path, code }: StateCallScreenProps) {
  const content = loadContent(locale);
  const t = useTranslations();
  const introduction = introductionOf(locale, path, t);
  const senators = senatorsOf(code);
  const place = placeOfCode(code);
  const known = knownBlanks({ place, senators });

  return (
    <PageLayout
      content={content}
      path={path}
      shareText={`${introduction.title} ${publicConfig.hashtag}`}
    >
      <CallColumns
        content={content}
        title={<LocalTitle content={content}>{bareStateName(code, locale)}</LocalTitle>}
        form={<CallForm id="call" state={code} />}
        names={
          <>
            <VisitorPlace part="elsewhere" page={code} />
            <SenatorPosters place={place} />
            {senators.some((each) => officesOf(each).length > 0) && (
              <details className={clsx(layout.fold, layout.scripted)}>
                <summary>{t('senators.offices')}</summary>
                <VisitorPlace part="offices" page={code} />
              </details>
            )}
          </>
        }
      />
      <ScriptsSection known={known} />
      <SenatorsSheet content={content} path={path} place={place} known={known} />
      {offersOffline(publicConfig) && <RallyOffer path={path} isBand />}
      <JsonLd data={statePageData({ content, path, senators, ...introduction })} />
    </PageLayout>
  );
}
