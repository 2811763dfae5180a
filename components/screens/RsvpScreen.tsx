import { useTranslations } from 'next-intl';
import { AllDates, NextDates } from '@/components/schedule/NextDates';
import { RsvpElsewhere } from '@/components/schedule/RsvpElsewhere';
import { WhenAndWhere } from '@/components/schedule/WhenAndWhere';
import { screenHref } from '@/lib/addresses/paths';
import { loadContent } from '@/lib/content/load';
import { eventId } from '@/lib/embed/action-network';
import type { Locale } from '@/lib/i18n/locales';
import { hasRallyCard } from '@/lib/rally/rally-parts';
import { nextEventEnd } from '@/lib/schedule/spans';
import { ActionPage } from './ActionPage';

/** The next event: when and where it is, and the form to say that one comes. */
export function RsvpScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const t = useTranslations();
  const { values, text } = content;
  const link = values.intro_moral_monday_link;
  const isEmbedded = eventId(link) !== null;

  return (
    <ActionPage
      content={content}
      action="event"
      title={text('intro_moral_monday_cta')}
      lead={<WhenAndWhere />}
      cta={{ lang: undefined, children: t('event.rsvp') }}
      over={{
        moment: nextEventEnd(values),
        title: t('calendar.passed'),
        link: <AllDates {...content} />,
        section: <NextDates {...content} />,
      }}
      isEmbedded={isEmbedded}
      {...(isEmbedded && { hosted: link })}
      next={
        <>
          {!isEmbedded && <RsvpElsewhere href={link} />}
          {hasRallyCard(values) && (
            <p>
              <a href={screenHref(locale, '/rally')}>{t('rally.link')}</a>
            </p>
          )}
          {values.visible_sections.includes('calendar') && (
            <p>
              <a href={`${screenHref(locale, '/')}#calendar`} {...text('intro_calendar_cta')} />
            </p>
          )}
        </>
      }
    />
  );
}
