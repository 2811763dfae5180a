import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Since, Until } from '@/components/ui/Dated';
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
import styles from './CalendarSection.module.css';
import { SubscribeLink } from './SubscribeLink';

export function CalendarSection(content: LocalizedContent) {
  const { locale } = content;
  const t = useTranslations('dates');
  const tRally = useTranslations('rally');
  const events = datesOf(content);
  const dates = [...events, ...livestreamDates(content, events)];
  const feed = feedHrefs(locale);
  const ends = dates.flatMap(({ span }) => span?.endsAt ?? []);
  // an event without a moment is never over, and an archived site says itself that it is
  const isOpen = ends.length < dates.length || publicConfig.isArchived;
  const endsAt = isOpen ? undefined : Math.max(...ends);
  const recorded = String(dates.every(({ recording }) => recording));

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
          <>
            <Until moment={endsAt}>
              <p>{t('lead')}</p>
            </Until>
            <Since moment={endsAt}>
              <p>{t('over', { count: dates.length, recorded })}</p>
            </Since>
          </>
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
