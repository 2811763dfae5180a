import layout from '@/components/ui/layout.module.css';
import type { BodyProps } from '@/components/modals/modal-row';
import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/providers/ContentProvider';
import { LazyMessages } from '@/components/providers/LazyMessages';
import { eventId } from '@/lib/embed/action-network';
import event from '@/messages/event.json';
import { RsvpElsewhere } from './RsvpElsewhere';
import { WhenAndWhere } from './WhenAndWhere';

/** The next Moral Monday: when and where it is, and its RSVP or the way to it. */
export default function MoralMondayModal({ isOnPage = false }: BodyProps) {
  return (
    <LazyMessages messages={{ event }}>
      <div className={layout.stack}>
        {!isOnPage && <WhenAndWhere />}
        <Rsvp isOnPage={isOnPage} />
      </div>
    </LazyMessages>
  );
}

function Rsvp({ isOnPage }: { isOnPage: boolean }) {
  const { intro_moral_monday_link: href } = useContent().values;
  const id = eventId(href);
  if (!id) return <RsvpElsewhere href={href} />;
  return <ActionEmbed type="event" id={id} modal="moral-monday" isOnPage={isOnPage} />;
}
