import { useTranslations } from 'next-intl';
import { FittedLine } from '@/components/ui/FittedLine';
import typography from '@/components/ui/typography.module.css';
import { PageLayout } from '@/components/shell/PageLayout';
import { CallColumns } from '@/components/call/CallColumns';
import { CallForm } from '@/components/call/CallForm';
import { CallScript } from '@/components/call/CallScript';
import { CallYourself } from '@/components/call/CallYourself';
import { LazyVisitorPlacePart } from '@/components/call/LazyVisitorPlacePart';
import { PlainSheet } from '@/components/call/PlainSheet';
import { PrintedSheet } from '@/components/call/PrintedSheet';
import { SenatorOutlines } from '@/components/call/SenatorOutlines';
import { SheetOffer } from '@/components/call/SheetOffer';
import { StateLinks } from '@/components/call/StateLinks';
import { TargetCards } from '@/components/call/TargetCards';
import { RallyOffer } from '@/components/offline/RallyOffer';
import { callUnavailability } from '@/lib/call/availability';
import { callScript } from '@/lib/call/compiled-scripts';
import { qrHref } from '@/lib/call/qr-files';
import { loadContent } from '@/lib/content/load';
import { forEachLocale, type Locale } from '@/lib/i18n/locales';
import { keepsPages } from '@/lib/offline/keeps-pages';
import { publicConfig } from '@/lib/public-config';
import { screenUrl } from '@/lib/screen-url';
import { targetList, targetsKind } from '@/lib/targets';

const nothingKnown = forEachLocale(() => ({}));

/**
 * The call page: the form, the senators' names as the ZIP is typed, or the list of targets, what
 * happens after the press, for senators a sheet to print, and the pages of the states.
 */
export function CallScreen({ locale }: { locale: Locale }) {
  const edition = loadContent(locale);
  const t = useTranslations();
  const isUnavailable = callUnavailability() !== null;
  const paper = {
    qr: qrHref(locale, '/call'),
    address: screenUrl(locale, '/call').replace(/^https?:\/\//, ''),
  };
  const title = edition.text('call_page_title');
  const live = callScript(locale, 'live');
  const list = targetList(locale);
  const hasSheet = targetsKind() === 'us-senators';
  const sheet = {
    ...paper,
    children: (
      <>
        <FittedLine text={title.children} isDecorative />
        <p {...edition.text('site_title')} />
      </>
    ),
  };

  return (
    <PageLayout edition={edition} path="/call">
      <CallColumns
        edition={edition}
        prints={hasSheet ? 'sheet' : 'plain-sheet'}
        title={
          <h1 lang={title.lang}>
            <FittedLine text={title.children} />
          </h1>
        }
        form={
          <>
            <CallForm id="call" />
            {isUnavailable && <CallYourself id="call" isOpen />}
            {!(isUnavailable && hasSheet) && (
              <PlainSheet
                {...paper}
                campaign={edition.content.site_title}
                isOnScreen={!isUnavailable}
                isPrinted={!hasSheet}
              />
            )}
          </>
        }
        isNamesOnTicket={isUnavailable}
        names={
          isUnavailable ? (
            <>
              <h2 className={typography.small}>{t('callYourself.script')}</h2>
              {live && (
                <LazyVisitorPlacePart
                  part="script"
                  script={live}
                  fallback={<CallScript script={live} known={nothingKnown} />}
                />
              )}
            </>
          ) : list ? (
            <TargetCards {...list} />
          ) : (
            <LazyVisitorPlacePart part="senators" fallback={<SenatorOutlines />}>
              <SenatorOutlines />
            </LazyVisitorPlacePart>
          )
        }
      />
      {hasSheet && (
        <SheetOffer>
          <LazyVisitorPlacePart
            part="sheet"
            {...sheet}
            fallback={<PrintedSheet {...sheet} place={null} known={nothingKnown} />}
          />
        </SheetOffer>
      )}
      {!list && <StateLinks locale={locale} />}
      {keepsPages(publicConfig) && <RallyOffer path="/call" isBand />}
    </PageLayout>
  );
}
