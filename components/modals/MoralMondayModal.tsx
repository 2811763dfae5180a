import { useTranslations } from 'next-intl';
import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/shell/ContentProvider';
import { buttonClass } from '@/components/ui/Button';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { eventId } from '@/lib/embed/action-network';
import { hideModal } from '@/lib/state/modal';
import styles from './parts.module.css';

/** The next Moral Monday's RSVP, or the way to it where it is kept elsewhere (spec.md section 2). */
export function MoralMondayModal() {
  const t = useTranslations('event');
  const { intro_moral_monday_link: href } = useContent().content;
  const id = eventId(href);
  if (id) return <ActionEmbed type="event" id={id} onEscape={hideModal} />;

  return (
    <div className={styles.stack}>
      <p>{t('elsewhere')}</p>
      <p>
        <NewTabLink href={href} className={buttonClass({ size: 'lg' })}>
          {t('rsvp')}
        </NewTabLink>
      </p>
    </div>
  );
}
