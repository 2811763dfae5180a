import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { Since, Until } from '@/components/ui/Dated';
import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SpokenTitle } from '@/components/ui/SpokenTitle';
import { ModalLink } from '@/components/modals/ModalLink';
import { Accounts } from '@/components/share/Accounts';
import { AccessLine } from '@/components/schedule/AccessLine';
import { PastEvent } from '@/components/schedule/PastEvent';
import { RecordingButton } from '@/components/schedule/RecordingButton';
import { RsvpElsewhere } from '@/components/schedule/RsvpElsewhere';
import { VisitorTime } from '@/components/schedule/VisitorTime';
import { WhenAndWhere } from '@/components/schedule/WhenAndWhere';
import { screenHref } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { hasCalls } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { eventPage } from '@/lib/embed/action-network';
import { eventId } from '@/lib/embed/event-id';
import type { Locale } from '@/lib/i18n/locales';
import { hasRallyCard } from '@/lib/rally/rally-parts';
import { datesOf } from '@/lib/schedule/calendar-dates';
import { nextEvent } from '@/lib/schedule/next-event';
import { ActionPage } from './ActionPage';

export function RsvpScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const t = useTranslations();
  const { values, text } = content;
  const event = nextEvent(content);
  const link = values.intro_moral_monday_link;
  const isEmbedded = eventId(link) !== null;

  return (
    <ActionPage
      content={content}
      action="event"
      picture="hands"
      title={text('intro_moral_monday_cta')}
      lead={<WhenAndWhere hasAccess={false} />}
      cta={{ lang: undefined, children: t('signing.rsvp.rsvp') }}
      {...(event && {
        note: (
          <Until moment={event.endsAt}>
            <AccessLine access={event.access} />
          </Until>
        ),
        over: {
          moment: event.endsAt,
          title: <PastEvent event={event} />,
          link: <RecordingButton event={event} />,
          section: <NextDates {...content} />,
        },
      })}
      isEmbedded={isEmbedded}
      {...(isEmbedded && { hosted: eventPage(link) })}
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

function NextDates(content: LocalizedContent) {
  const t = useTranslations();
  const dates = datesOf(content).flatMap(({ span, status, ...date }) =>
    span && status !== 'cancelled' ? [{ ...date, span }] : [],
  );

  return (
    <Section
      id="next"
      title={t('signing.rsvp.next')}
      lead={
        <Since moment={Math.max(0, ...dates.map(({ span }) => span.endsAt))}>
          <p>{t('signing.rsvp.noMore')}</p>
          <Accounts />
        </Since>
      }
    >
      <div className="stack">
        <ul className="stack">
          {dates.map(({ key, title, lang, date, time, place, access, link, span }) => (
            <Until key={key} as="li" moment={span.endsAt}>
              <h3 className="subTitle" lang={lang}>
                {date}: {title}
              </h3>
              <p lang={lang}>{[time, place].filter(Boolean).join(' · ')}</p>
              <AccessLine access={access} />
              <VisitorTime moment={span.startsAt} />
              {link !== '#' && (
                <p className="screenOnly">
                  <a href={link}>
                    {t('calendar.details')}
                    <SpokenTitle title={title} lang={lang} />
                  </a>
                </p>
              )}
            </Until>
          ))}
        </ul>
        {hasCalls() && !publicConfig.isArchived && (
          <p className="screenOnly">
            <ModalLink modal="call-form" className={buttonClass({ size: 'lg' })}>
              <Icon name="phone" /> {t('letter.thenCall')}
            </ModalLink>
          </p>
        )}
      </div>
    </Section>
  );
}
