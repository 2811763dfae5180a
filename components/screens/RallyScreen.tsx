import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Since, Until } from '@/components/ui/Dated';
import { PageHead } from '@/components/ui/PageHead';
import { Section, SectionHead } from '@/components/ui/Section';
import typography from '@/components/ui/typography.module.css';
import { PageLayout } from '@/components/shell/PageLayout';
import { RallyOffer } from '@/components/offline/RallyOffer';
import { PrintButton } from '@/components/print/PrintButton';
import { LockScreenForm } from '@/components/rally/LockScreenForm';
import styles from '@/components/rally/Rally.module.css';
import { RallyNumbers } from '@/components/rally/RallyNumbers';
import { RallyPart } from '@/components/rally/RallyPart';
import { WhenAndWhere } from '@/components/schedule/WhenAndWhere';
import { screenHref } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { offersOffline } from '@/lib/offline/cached-pages';
import { rallyNumbers } from '@/lib/rally/rally-numbers';
import { rallyParts } from '@/lib/rally/rally-parts';
import { nextEventEnd } from '@/lib/schedule/spans';

/** The rally card: what somebody needs to know on the day, as far as an organiser has filled it in. */
export function RallyScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const t = useTranslations();
  const { values, fallbackLang, text } = content;
  const parts = rallyParts(values);
  const end = nextEventEnd(values);
  const numbers = rallyNumbers(values, t);

  return (
    <PageLayout content={content} path="/rally" nextScreens={['/', '/rsvp']}>
      <PageHead id="rally" title={t('titles.rally')} picture="microphone">
        <p className={styles.lead}>{t(parts.length > 0 ? 'rally.lead' : 'rally.leadOnly')}</p>
        {parts.length > 0 && <PrintButton variant="dark">{t('rally.print')}</PrintButton>}
        <div className={styles.columns}>
          <div>
            <h2 className={typography.sub}>{t('rally.next')}</h2>
            <WhenAndWhere />
            <Since moment={end}>
              <p>{t('calendar.passed')}</p>
            </Since>
            <div className={styles.links}>
              <Until moment={end}>
                <a href={screenHref(locale, '/rsvp')} {...text('intro_moral_monday_cta')} />
              </Until>
              {values.visible_sections.includes('calendar') && (
                <a href={`${screenHref(locale, '/')}#calendar`}>{t('event.allDates')}</a>
              )}
            </div>
          </div>
          <RallyNumbers numbers={numbers} />
        </div>
      </PageHead>
      {parts.length > 0 && (
        <Section id="rally-parts">
          <SectionHead id="rally-parts" title={t('rally.card')} />
          <div className={clsx(styles.columns, styles.parts)}>
            {parts.map(({ key, part }) => (
              <RallyPart key={key} name={key} part={part} lang={fallbackLang(key)} />
            ))}
          </div>
        </Section>
      )}
      <div className="screenOnly">
        {/* in the dark the head is as dark as night */}
        <Section id="on-phone" ground={parts.length > 0 ? 'night' : 'plain'}>
          <SectionHead id="on-phone" title={t('rally.onPhone')}>
            <p>{t('rally.onPhoneText')}</p>
          </SectionHead>
          <LockScreenForm numbers={numbers} />
        </Section>
      </div>
      {offersOffline(publicConfig) && <RallyOffer path="/rally" isBand />}
    </PageLayout>
  );
}
