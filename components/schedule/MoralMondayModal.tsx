import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { NewTabLink } from '@/components/ui/NewTabLink';
import typography from '@/components/ui/typography.module.css';
import styles from '@/components/modals/modal-body.module.css';
import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/providers/ContentProvider';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { eventId } from '@/lib/embed/action-network';
import { fullMoment } from '@/lib/schedule/dates';
import { campaignDay } from '@/lib/schedule/spans';
import event from '@/messages/event.json';
import { useVisitorTime } from './useVisitorTime';

/** The next Moral Monday: when and where it is, and its RSVP or the way to it. */
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
      {starts && <p className={typography.small}>{fullMoment(starts, locale)}</p>}
      {visitorTime && <p>{visitorTime}</p>}
      {place && (
        <p className={typography.lead} lang={fallbackLang('intro_moral_monday_place')}>
          {place}
        </p>
      )}
      {isOver && <p>{t('passed')}</p>}
    </div>
  );
}
