import { useTranslations } from 'next-intl';
import { FittedLine } from '@/components/ui/FittedLine';
import typography from '@/components/ui/typography.module.css';
import { PageLayout } from '@/components/shell/PageLayout';
import { BeforeCall, Relay } from '@/components/call/BeforeCall';
import { CallColumns } from '@/components/call/CallColumns';
import { CallForm } from '@/components/call/CallForm';
import { CallScript } from '@/components/call/CallScript';
import { SenatorsSheet, TargetsSheet } from '@/components/call/CallSheets';
import { CallYourself } from '@/components/call/CallYourself';
import { ScriptWithoutScripts } from '@/components/call/ScriptWithoutScripts';
import { SenatorOutlines } from '@/components/call/SenatorOutlines';
import { StateLinks } from '@/components/call/StateLinks';
import { TargetCards } from '@/components/call/TargetCards';
import { VisitorPlace } from '@/components/call/VisitorPlace';
import { RallyOffer } from '@/components/offline/RallyOffer';
import { callUnavailability } from '@/lib/call/availability';
import { callScript } from '@/lib/call/compiled-scripts';
import { publicConfig } from '@/lib/config/public-config';
import { targetList } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { offersOffline } from '@/lib/offline/cached-pages';

/**
 * The call page: the form, the senators' names as the ZIP is typed, or the list of targets, what
 * happens after the press, a sheet to print, and the pages of the states.
 */
export function CallScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const t = useTranslations();
  const isUnavailable = callUnavailability() !== null;
  const title = content.text('call_page_title');
  const live = callScript(locale, 'live');
  const list = targetList(locale);
  const sheet = { content, path: '/call' } as const;

  return (
    <PageLayout content={content} path="/call">
      <CallColumns
        content={content}
        title={
          <h1 lang={title.lang}>
            <FittedLine text={title.children} />
          </h1>
        }
        form={
          <>
            <CallForm id="call">
              {list && <BeforeCall />}
              <Relay />
            </CallForm>
            {isUnavailable ? <CallYourself id="call" isOpen /> : <ScriptWithoutScripts />}
          </>
        }
        isNamesOnTicket={isUnavailable}
        names={
          isUnavailable ? (
            <>
              <h2 className={typography.small}>{t('callYourself.script')}</h2>
              {live && <CallScript script={live} isFilledIn />}
            </>
          ) : list ? (
            <TargetCards {...list} />
          ) : (
            <VisitorPlace part="senators">
              <SenatorOutlines />
            </VisitorPlace>
          )
        }
      />
      {list ? <TargetsSheet {...sheet} {...list} /> : <SenatorsSheet {...sheet} place={null} />}
      {!list && <StateLinks locale={locale} />}
      {offersOffline(publicConfig) && <RallyOffer path="/call" isBand />}
    </PageLayout>
  );
}
