import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { BodyProps } from '@/components/modals/modal-types';
import { ActionEmbed } from '@/components/embed/ActionEmbed';
import { useContent } from '@/components/providers/ContentProvider';
import { withMessages } from '@/components/providers/LazyMessages';
import { screenHref } from '@/lib/addresses/paths';
import { clockNow } from '@/lib/dates/build-clock';
import { eventId } from '@/lib/embed/event-id';
import signing from '@/messages/signing.json';
import { RecordingButton } from './RecordingButton';
import { RsvpElsewhere } from './RsvpElsewhere';
import { WhenAndWhere } from './WhenAndWhere';

export default withMessages({ signing }, ({ isOnPage = false }: BodyProps) => (
  <div className="stack">
    {!isOnPage && <WhenAndWhere />}
    <Rsvp isOnPage={isOnPage} />
  </div>
));

function Rsvp({ isOnPage }: BodyProps) {
  const { values, locale, nextEvent } = useContent();
  const t = useTranslations('signing.rsvp');
  // a form that was open when the event ended keeps what was typed
  const [isOver] = useState(() => nextEvent !== undefined && clockNow() >= nextEvent.endsAt);
  const { intro_moral_monday_link: href } = values;
  const id = eventId(href);
  if (isOver && nextEvent) {
    return (
      <div className="cluster">
        <RecordingButton event={nextEvent} />
        <ButtonLink variant="outline" href={screenHref(locale, '/rsvp')}>
          <Icon name="calendar" /> {t('next')}
        </ButtonLink>
      </div>
    );
  }
  if (!id) return <RsvpElsewhere href={href} />;
  return <ActionEmbed type="event" id={id} modal="moral-monday" isOnPage={isOnPage} />;
}
