import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { NextEvent } from '@/lib/schedule/next-event';

export function RecordingButton({ event: { recording } }: { event: NextEvent }) {
  const t = useTranslations('calendar');
  if (!recording) return null;

  return (
    <ButtonLink variant="dark" href={recording}>
      <Icon name="play" /> {t('recording')}
    </ButtonLink>
  );
}
