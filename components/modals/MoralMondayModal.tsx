import { useTranslations } from 'next-intl';
import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/shell/ContentProvider';
import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { eventId } from '@/lib/embed/action-network';
import { hideModal } from '@/lib/state/modal';
import styles from './parts.module.css';

/** The next Moral Monday's RSVP, or the way to it where it is kept elsewhere (spec.md section 2). */
export function MoralMondayModal() {
  const t = useTranslations();
  const { intro_moral_monday_link: href } = useContent().content;
  const id = eventId(href);
  if (id) return <ActionEmbed type="event" id={id} onEscape={hideModal} />;

  return (
    <div className={styles.stack}>
      <p>{t('event.elsewhere')}</p>
      <p>
        <ButtonLink href={href} target="_blank" rel="noopener" size="lg">
          {t('event.rsvp')}
          <span className={layout.visuallyHidden}> {t('share.newTab')}</span>
        </ButtonLink>
      </p>
    </div>
  );
}
