import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { Since, Until } from '@/components/ui/Dated';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { PageHead } from '@/components/ui/PageHead';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { PageLayout } from '@/components/shell/PageLayout';
import { OfflineOffer } from '@/components/offline/OfflineOffer';
import { PrintButton } from '@/components/print/PrintButton';
import { PrintedCode } from '@/components/print/PrintedCode';
import styles from '@/components/rally/Rally.module.css';
import { PastEvent } from '@/components/schedule/PastEvent';
import { RecordingButton } from '@/components/schedule/RecordingButton';
import { WhenAndWhere } from '@/components/schedule/WhenAndWhere';
import { screenHref } from '@/lib/addresses/paths';
import { phoneLink } from '@/lib/call/phone-and-zip';
import { publicConfig } from '@/lib/config/public-config';
import { loadContent } from '@/lib/content/load';
import type { RallyPart as Part } from '@/lib/content/model/site';
import { formatDate } from '@/lib/dates/formats';
import type { HtmlLang, Locale } from '@/lib/i18n/locales';
import { offersOffline } from '@/lib/offline/cached-pages';
import { rallyNumbers } from '@/lib/rally/rally-numbers';
import { legalKeys, type RallyKey, rallyParts } from '@/lib/rally/rally-parts';
import { nextEvent } from '@/lib/schedule/next-event';

export function RallyScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const t = useTranslations();
  const { values, fallbackLang, text } = content;
  const event = nextEvent(content);
  const parts = rallyParts(values);
  const numbers = rallyNumbers(values, t);

  return (
    <PageLayout content={content} path="/rally" nextScreens={['/', '/rsvp']}>
      <PageHead id="rally" title={t('titles.rally')} picture="microphone">
        <p className="lead screenOnly">{t(parts.length > 0 ? 'rally.lead' : 'rally.leadOnly')}</p>
        {parts.length > 0 && <PrintButton variant="dark">{t('rally.print')}</PrintButton>}
        <div className={styles.columns}>
          <div>
            <h2 className="subTitle">{t('rally.next')}</h2>
            <WhenAndWhere />
            {event && (
              <Since moment={event.endsAt}>
                <p>
                  <PastEvent event={event} />
                </p>
                <RecordingButton event={event} />
              </Since>
            )}
            <div className={clsx('cluster screenOnly', styles.links)}>
              <Until moment={event?.endsAt}>
                <a href={screenHref(locale, '/rsvp')} {...text('intro_moral_monday_cta')} />
              </Until>
              {values.visible_sections.includes('calendar') && (
                <a href={`${screenHref(locale, '/')}#calendar`}>{t('signing.rsvp.allDates')}</a>
              )}
            </div>
            {parts.length === 0 && <PrintedCode path="/rsvp" />}
          </div>
          {numbers.length > 0 && (
            <div>
              <h2 className="subTitle">{t('rally.numbers')}</h2>
              <ul className={styles.numbers}>
                {numbers.map(({ name, number }) => (
                  <li key={name}>
                    <a href={phoneLink(number)}>
                      <span>{name}</span> <b translate="no">{number}</b>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </PageHead>
      {parts.length > 0 && (
        <Section id="rally-parts" title={t('rally.card')}>
          <div className={clsx(styles.columns, styles.parts)}>
            {parts.map(({ key, part }) => (
              <RallyPart key={key} name={key} part={part} lang={fallbackLang(key)} />
            ))}
          </div>
        </Section>
      )}
      {offersOffline(publicConfig) && <OfflineOffer path="/rally" isBand />}
    </PageLayout>
  );
}

type RallyPartProps = { name: RallyKey; part: Part; lang: HtmlLang | undefined };

function RallyPart({ name, part, lang }: RallyPartProps) {
  const t = useTranslations('rally');
  const locale = useLocale();
  const { source, source_link, reviewed_by, reviewed_on } = part;
  const date = formatDate(Date.parse(reviewed_on), locale, { dateStyle: 'long', timeZone: 'UTC' });

  return (
    <section className={clsx('rows', styles.part)} aria-labelledby={`${name}-title`}>
      <h3 className="subTitle" id={`${name}-title`}>
        {t(`parts.${name}`)}
      </h3>
      <RichText html={part.text} lang={lang} />
      {legalKeys.includes(name) && <p className={styles.noAdvice}>{t('noAdvice')}</p>}
      <p className="note">
        {t.rich('source', {
          source,
          link: (words) =>
            source_link ? (
              <NewTabLink href={source_link} lang={lang}>
                {words}
              </NewTabLink>
            ) : (
              <span lang={lang}>{words}</span>
            ),
        })}{' '}
        {t.rich('reviewed', {
          name: reviewed_by,
          date,
          who: (words) => <span lang={lang}>{words}</span>,
        })}
      </p>
    </section>
  );
}
