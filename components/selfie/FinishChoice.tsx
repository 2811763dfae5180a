import { useTranslations } from 'next-intl';
import { RadioRow } from '@/components/ui/RadioRow';
import { photoFinishes } from '@/lib/selfie/poster-shapes';
import { setSelfie, useSelfie } from '@/lib/selfie/state';

export function FinishChoice() {
  const t = useTranslations('selfie');
  const finish = useSelfie((selfie) => selfie.finish);

  return (
    <RadioRow
      legend={t('finish')}
      values={photoFinishes}
      chosen={finish}
      onChoose={(each) => setSelfie({ finish: each })}
    >
      {(each) => t(`finishes.${each}`)}
    </RadioRow>
  );
}
