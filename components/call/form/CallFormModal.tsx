import { useTranslations } from 'next-intl';
import { CallYourself } from '@/components/call/senators/CallYourself';
import { callUnavailability } from '@/lib/call/availability';
import { publicConfig } from '@/lib/config/public-config';
import { CallForm } from './CallForm';

export function CallFormModal() {
  const t = useTranslations('call');
  const isUnavailable = callUnavailability() !== null;

  return (
    <div className="stack">
      {!isUnavailable && <p>{t('instructions')}</p>}
      <CallForm id="modal-call" offersKeepPosted={publicConfig.hosts.queue !== ''} />
      {isUnavailable && <CallYourself id="modal" isOpen />}
    </div>
  );
}
