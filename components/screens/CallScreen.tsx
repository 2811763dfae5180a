import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { FittedLine } from '@/components/ui/FittedLine';
import { PageLayout } from '@/components/shell/PageLayout';
import { CallColumns } from '@/components/call/form/CallColumns';
import styles from '@/components/call/form/CallColumns.module.css';
import { CallForm } from '@/components/call/form/CallForm';
import { CallScript, LargeScriptText } from '@/components/call/script/CallScript';
import { SenatorsSheet, TargetsSheet } from '@/components/call/script/FilledCallSheet';
import { RelayServiceNote } from '@/components/call/script/RelayServiceNote';
import { CallYourself } from '@/components/call/senators/CallYourself';
import senators from '@/components/call/senators/Senators.module.css';
import links from '@/components/call/senators/StateLinks.module.css';
import { Switchboard } from '@/components/call/senators/Switchboard';
import { TargetCards } from '@/components/call/senators/TargetCards';
import { VisitorPart } from '@/components/call/senators/VisitorPart';
import { WithoutUsPhone } from '@/components/call/senators/WithoutUsPhone';
import { OfflineOffer } from '@/components/offline/OfflineOffer';
import { screenHref } from '@/lib/addresses/paths';
import { callUnavailability } from '@/lib/call/availability';
import { callScript } from '@/lib/call/compiled-scripts';
import { statePages } from '@/lib/call/state-pages';
import { rollCallsIn } from '@/lib/call/votes';
import { publicConfig } from '@/lib/config/public-config';
import { targetList } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { offersOffline } from '@/lib/offline/cached-pages';

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
              {list && <WithoutUsPhone />}
              <RelayServiceNote />
            </CallForm>
            {isUnavailable ? <CallYourself id="call" isOpen /> : <ScriptWithoutScripts />}
          </>
        }
        isNamesOnTicket={isUnavailable}
        names={
          isUnavailable ? (
            <>
              <h2 className="smallTitle">{t('callYourself.script')}</h2>
              {live && <CallScript script={live} isFilledIn />}
            </>
          ) : list ? (
            <TargetCards {...list} />
          ) : (
            <VisitorPart name="VisitorSenators">
              <SenatorOutlines />
            </VisitorPart>
          )
        }
      />
      {list ? <TargetsSheet {...sheet} {...list} /> : <SenatorsSheet {...sheet} place={null} />}
      {!list && <StateLinks locale={locale} />}
      {offersOffline(publicConfig) && <OfflineOffer path="/call" isBand />}
    </PageLayout>
  );
}

function ScriptWithoutScripts() {
  const t = useTranslations('callYourself');
  const live = callScript(useLocale(), 'live');

  return (
    <div className={styles.withoutScripts}>
      <h2 className="smallTitle">{t('summary')}</h2>
      <p>
        <Switchboard />
      </p>
      {live && <LargeScriptText script={live} hasTicks />}
    </div>
  );
}

/** The pages of all states, folded; renders nothing in a campaign without such pages. */
function StateLinks({ locale }: { locale: Locale }) {
  const t = useTranslations('localPage');
  const pages = statePages(locale);
  if (pages.length === 0) return null;

  return (
    <div className={clsx('screenOnly', links.states)}>
      <div className="wrap">
        <details className="fold">
          <summary>{t('all')}</summary>
          <ul>
            {pages.map(({ code, name, path }) => (
              <li key={code}>
                <a href={screenHref(locale, path)}>{name}</a>
              </li>
            ))}
          </ul>
        </details>
      </div>
    </div>
  );
}

function SenatorOutlines() {
  const t = useTranslations('callSteps');
  const [, first = '', last = ''] = /^(.*) (\S+)$/.exec(t('yours')) ?? [];
  const votes = String(rollCallsIn(useLocale()) !== null);

  return (
    <div className={senators.outlines}>
      <FittedLine text={first} isOutlined isDecorative />
      <FittedLine text={last} isOutlined isDecorative />
      <p className={clsx('scripted', senators.pending)}>{t('pending', { votes })}</p>
    </div>
  );
}
