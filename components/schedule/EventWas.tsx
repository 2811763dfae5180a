import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { NextEvent } from '@/lib/schedule/next-event';

type EventProps = { event: NextEvent };

/** `Women’s Moral Monday March on Washington was July 19.` */
export function EventWas({ event: { title = '', lang, day } }: EventProps) {
  const t = useTranslations('calendar');
  const name = (words: ReactNode) => <span lang={lang}>{words}</span>;

  return t.rich('was', { isNamed: String(title !== ''), title, day, name });
}

export function RecordingButton({ event: { recording } }: EventProps) {
  const t = useTranslations('calendar');
  if (!recording) return null;

  return (
    <ButtonLink variant="dark" href={recording}>
      <Icon name="play" /> {t('recording')}
    </ButtonLink>
  );
}
