import { useLocale, useTranslations } from 'next-intl';
import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { useVisitorTime } from '@/components/livestream/useVisitorTime';
import { useContent } from '@/components/shell/ContentProvider';
import { LazyMessages } from '@/components/shell/LazyMessages';
import { buttonClass } from '@/components/ui/Button';
import { NewTabLink } from '@/components/ui/NewTabLink';
import type from '@/components/ui/type.module.css';
import { fullMoment } from '@/lib/calendar/dates';
import { campaignDay } from '@/lib/calendar/spans';
import { eventId } from '@/lib/embed/action-network';
import event from '@/messages/event.json';
import styles from './parts.module.css';

/** The next Moral Monday: when and where it is, and its RSVP or the way to it (spec.md section 2). */
export default function MoralMondayModal() {
  return (
    <LazyMessages messages={{ event }}>
      <MoralMonday />
    </LazyMessages>
  );
}

function MoralMonday() {
  const t = useTranslations('event');
  const { intro_moral_monday_link: href } = useContent().content;
  const id = eventId(href);

  return (
    <div className={styles.stack}>
      <WhenAndWhere />
      {id ? (
        <ActionEmbed type="event" id={id} modal="moral-monday" />
      ) : (
        <>
          <p>{t('elsewhere')}</p>
          <p>
            <NewTabLink href={href} className={buttonClass({ size: 'lg' })}>
              {t('rsvp')}
            </NewTabLink>
          </p>
        </>
      )}
    </div>
  );
}

/** The event's date and place as far as the content has them, and whether it is over. */
function WhenAndWhere() {
  const t = useTranslations('event');
  const locale = useLocale();
  const { content, fallbackLang } = useContent();
  const { intro_moral_monday_starts_at: starts, intro_moral_monday_place: place } = content;
  const visitorTime = useVisitorTime(starts ? Date.parse(starts) : undefined);
  const isOver = starts && campaignDay(starts) < campaignDay(Date.now());

  return (
    <div>
      {starts && <p className={type.small}>{fullMoment(starts, locale)}</p>}
      {visitorTime && <p>{visitorTime}</p>}
      {place && (
        <p className={type.lead} lang={fallbackLang('intro_moral_monday_place')}>
          {place}
        </p>
      )}
      {isOver && <p>{t('passed')}</p>}
    </div>
  );
}
