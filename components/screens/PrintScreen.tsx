import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { FittedLine } from '@/components/ui/FittedLine';
import layout from '@/components/ui/layout.module.css';
import typography from '@/components/ui/typography.module.css';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';
import { PageLayout } from '@/components/shell/PageLayout';
import { PrintKit } from '@/components/print/PrintKit';
import styles from '@/components/print/PrintKit.module.css';
import { Sheets } from '@/components/print/Sheets';
import { isArchived } from '@/lib/config/archive';
import { targetsKind } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import { type Locale, otherLocales } from '@/lib/i18n/locales';
import { printPlaces } from '@/lib/print/places';
import { partnerCodes } from '@/lib/share/partner-codes';

/** The print kit: sheets of paper to hand out and to put up, for a state and in a group's name. */
export async function PrintScreen({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale });
  const content = loadContent(locale);
  const [other] = otherLocales(locale).map(loadContent);

  return (
    <PageLayout content={content} path="/print" nextScreens={['/toolkit']}>
      <section className={clsx(layout.pageHead, styles.head)}>
        <div className={layout.wrap}>
          <h1>
            <FittedLine text={t('titles.print')} />
          </h1>
          {!isArchived() && <p className={typography.lead}>{t('printKit.lead')}</p>}
        </div>
      </section>
      {isArchived() ? (
        <div className={clsx(layout.wrap, styles.closed)}>
          <UnavailableNotice>{t('printKit.closed')}</UnavailableNotice>
        </div>
      ) : (
        <PrintKit
          places={{
            [locale]: printPlaces(content, t),
            ...(other && {
              [other.locale]: printPlaces(other, await getTranslations({ locale: other.locale })),
            }),
          }}
          placeLabel={t(targetsKind() === 'list' ? 'printKit.target' : 'printKit.state')}
          partners={partnerCodes(content.values.partners)}
        >
          <Sheets languages="one" contents={[content]} />
          {other && <Sheets languages="both" contents={[content, other]} />}
        </PrintKit>
      )}
    </PageLayout>
  );
}
