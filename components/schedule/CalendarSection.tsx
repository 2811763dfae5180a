import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/ui/JsonLd';
import { Section } from '@/components/ui/Section';
import { Accounts } from '@/components/share/Accounts';
import { OfflineOffer } from '@/components/offline/OfflineOffer';
import { screenHref } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import type { LocalizedContent } from '@/lib/content/localized';
import { clockNow } from '@/lib/dates/build-clock';
import { calendarEventsData } from '@/lib/metadata/structured-data';
import { offersOffline } from '@/lib/offline/cached-pages';
import { hasRallyCard } from '@/lib/rally/rally-parts';
import { datesOf, livestreamDates } from '@/lib/schedule/calendar-dates';
import { feedHrefs } from '@/lib/schedule/calendar-files';
import { nearestFirst } from '@/lib/schedule/nearest-first';
import { CalendarDates } from './CalendarDates';
import { CalendarLead } from './CalendarLead';
import styles from './CalendarSection.module.css';
import { SubscribeLink } from './SubscribeLink';

export function CalendarSection(content: LocalizedContent) {
  const { locale } = content;
  const t = useTranslations('dates');
  const tRally = useTranslations('rally');
  const events = datesOf(content);
  const dates = [...events, ...livestreamDates(content, events)];
  const feed = feedHrefs(locale);
  const endsAt = Math.max(...dates.map(({ span }) => span?.endsAt ?? Number.POSITIVE_INFINITY));
  const recorded = String(dates.every(({ recording }) => recording));
  const over = publicConfig.isArchived ? t('lead') : t('over', { count: dates.length, recorded });

  return (
    <Section
      id="calendar"
      title={content.text('calendar_title')}
      lead={
        dates.length === 0 ? (
          <>
            <p>{t('none')}</p>
            <Accounts />
          </>
        ) : (
          <CalendarLead endsAt={endsAt} lead={clockNow() < endsAt ? t('lead') : over} over={over} />
        )
      }
    >
      <CalendarDates dates={nearestFirst(dates, clockNow(), ({ span }) => span)} />
      <p className={clsx('cluster targets screenOnly', styles.feed)}>
        <SubscribeLink href={feed.subscribe}>{t('subscribe')}</SubscribeLink>
        <a href={feed.download}>{t('download')}</a>
        {hasRallyCard(content.values) && (
          <a href={screenHref(locale, '/rally')}>{tRally('link')}</a>
        )}
      </p>
      {offersOffline(publicConfig) && <OfflineOffer path="/" />}
      <JsonLd data={calendarEventsData(content)} />
    </Section>
  );
}
