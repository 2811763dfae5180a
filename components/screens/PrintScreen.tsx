import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { FittedLine } from '@/components/ui/FittedLine';
import { PageHead } from '@/components/ui/PageHead';
import { PageLayout } from '@/components/shell/PageLayout';
import { PrintKit } from '@/components/print/PrintKit';
import styles from '@/components/print/PrintKit.module.css';
import { Sheets } from '@/components/print/Sheets';
import { publicConfig } from '@/lib/config/public-config';
import { targetsKind } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import { type Locale, otherLocales } from '@/lib/i18n/locales';
import { offeredSheets, printPlaces } from '@/lib/print/places';
import { partnerCodes } from '@/lib/share/partner-codes';

export async function PrintScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const content = loadContent(locale);
  const [other] = otherLocales(locale).map(loadContent);

  return (
    <PageLayout content={content} path="/print" nextScreens={['/toolkit']}>
      <div className="screenOnly">
        <PageHead id="print" title={<FittedLine text={t('titles.print')} />} picture="roller">
          {!publicConfig.isArchived && <p className="lead">{t('printSheets.lead')}</p>}
        </PageHead>
      </div>
      {publicConfig.isArchived ? (
        <div className={clsx('torn', styles.kit)}>
          <div className="wrap">
            <p className="unavailable">{t('printSheets.closed')}</p>
          </div>
        </div>
      ) : (
        <PrintKit
          sheets={offeredSheets()}
          places={{
            [locale]: printPlaces(content, t),
            ...(other && {
              [other.locale]: printPlaces(other, await getTranslations({ locale: other.locale })),
            }),
          }}
          placeLabel={t(targetsKind() === 'list' ? 'printSheets.target' : 'printSheets.state')}
          partners={partnerCodes(content.values.partners)}
        >
          <Sheets languages="one" contents={[content]} />
          {other && <Sheets languages="both" contents={[content, other]} />}
        </PrintKit>
      )}
    </PageLayout>
  );
}
