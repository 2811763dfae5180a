import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { eventPage } from '@/lib/embed/action-network';

/** For an event that is not on Action Network. */
export function RsvpElsewhere({ href }: { href: string }) {
  const t = useTranslations('signing.rsvp');

  return (
    <>
      <p>{t('elsewhere')}</p>
      <p>
        <NewTabLink href={eventPage(href)} className={buttonClass({ size: 'lg' })}>
          {t('rsvp')}
        </NewTabLink>
      </p>
    </>
  );
}
