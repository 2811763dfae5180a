import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FittedLine } from '@/components/ui/FittedLine';
import { JsonLd } from '@/components/ui/JsonLd';
import { PageLayout } from '@/components/shell/PageLayout';
import { CallColumns } from '@/components/call/form/CallColumns';
import { CallForm } from '@/components/call/form/CallForm';
import { SenatorsSheet, TargetsSheet } from '@/components/call/script/FilledCallSheet';
import { LocalScripts } from '@/components/call/script/LocalScripts';
import styles from '@/components/call/script/LocalScripts.module.css';
import { RelayServiceNote } from '@/components/call/script/RelayServiceNote';
import { OfficeLetterLink } from '@/components/call/senators/OfficeLetterLink';
import { SenatorPosters } from '@/components/call/senators/SenatorPosters';
import { TargetCards } from '@/components/call/senators/TargetCards';
import { VisitorPart } from '@/components/call/senators/VisitorPart';
import { WithoutUsPhone } from '@/components/call/senators/WithoutUsPhone';
import { OfflineOffer } from '@/components/offline/OfflineOffer';
import { screenHref } from '@/lib/addresses/paths';
import type { LocalPath } from '@/lib/addresses/routes';
import { knownBlanks } from '@/lib/call/blank-values';
import { targetBlanks } from '@/lib/call/compiled-scripts';
import { officesOf } from '@/lib/call/district-offices';
import { introductionOf, type TargetPage, targetPages } from '@/lib/call/local-pages';
import type { KnownBlanks } from '@/lib/call/script';
import { senatorsOf } from '@/lib/call/senators';
import { bareStateName } from '@/lib/call/state-names';
import { stateOfPath } from '@/lib/call/state-pages';
import { placeOfCode } from '@/lib/call/zip-place';
import { publicConfig } from '@/lib/config/public-config';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { localPageData } from '@/lib/metadata/structured-data';
import { offersOffline } from '@/lib/offline/cached-pages';

type LocalCallScreenProps = { locale: Locale; path: LocalPath };

/** Empty at an address that the export lacks. */
export function LocalCallScreen({ locale, path }: LocalCallScreenProps) {
  const page = targetPages(locale).find((each) => each.path === path);
  if (page) return <TargetCallScreen locale={locale} {...page} />;
  const code = stateOfPath(path);
  return code && <StateCallScreen locale={locale} path={path} code={code} />;
}

/** It needs no ZIP to name the senators. */
function StateCallScreen({ code, ...page }: LocalCallScreenProps & { code: string }) {
  const t = useTranslations('senators');
  const senators = senatorsOf(code);
  const place = placeOfCode(code);
  const known = knownBlanks({ place, senators });
  const sheet = { content: loadContent(page.locale), path: page.path, known };

  return (
    <LocalLayout
      {...page}
      title={bareStateName(code, page.locale)}
      form={<CallForm id="call" state={code} />}
      names={
        <>
          <VisitorPart name="OtherSenators" page={code} />
          <SenatorPosters place={place} />
          {senators.some((each) => officesOf(each).length > 0) && (
            <details className="fold scripted">
              <summary>{t('offices')}</summary>
              <VisitorPart name="StateSenatorsOffices" page={code} />
            </details>
          )}
          {!publicConfig.isArchived && senators.length > 0 && (
            <p className="screenOnly">
              <OfficeLetterLink className="target textButton" state={code} />
            </p>
          )}
        </>
      }
      known={known}
      sheet={<SenatorsSheet {...sheet} place={place} />}
      people={senators.map((each) => ({ ...each, role: 'United States Senator' }))}
    />
  );
}

function TargetCallScreen({ locale, path, target, lang }: TargetPage & { locale: Locale }) {
  const known = targetBlanks(target);
  const sheet = { content: loadContent(locale), path, known };

  return (
    <LocalLayout
      locale={locale}
      path={path}
      title={target.name}
      form={
        <CallForm id="call" target={target.callpower_id}>
          <WithoutUsPhone />
          <RelayServiceNote known={known} />
        </CallForm>
      }
      names={<TargetCards targets={[target]} lang={lang} />}
      known={known}
      sheet={<TargetsSheet {...sheet} targets={[target]} lang={lang} />}
      people={[target]}
    />
  );
}

type LocalLayoutProps = LocalCallScreenProps & {
  title: string;
  form: ReactNode;
  names: ReactNode;
  known: Record<Locale, KnownBlanks>;
  sheet: ReactNode;
  people: Parameters<typeof localPageData>[0]['people'];
};

function LocalLayout({ locale, path, known, people, ...parts }: LocalLayoutProps) {
  const content = loadContent(locale);
  const introduction = introductionOf(locale, path, useTranslations());
  const all = content.text('call_page_title');

  return (
    <PageLayout
      content={content}
      path={path}
      shareText={`${introduction.title} ${publicConfig.hashtag}`}
    >
      <CallColumns
        content={content}
        title={
          <div className={styles.title}>
            <p className="smallTitle">
              <a href={screenHref(locale, '/call')} {...all} />
            </p>
            <h1>
              <FittedLine text={parts.title} beside={all.children} />
            </h1>
          </div>
        }
        form={parts.form}
        names={parts.names}
      />
      <LocalScripts known={known} />
      {parts.sheet}
      {offersOffline(publicConfig) && <OfflineOffer path={path} isBand />}
      <JsonLd data={localPageData({ locale, path, people, ...introduction })} />
    </PageLayout>
  );
}
