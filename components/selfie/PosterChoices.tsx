import { useTranslations } from 'next-intl';
import { RadioRow } from '@/components/ui/RadioRow';
import typography from '@/components/ui/typography.module.css';
import { photoFinishes, posterLayouts } from '@/lib/selfie/poster-layouts';
import { setSelfie, useSelfie } from '@/lib/selfie/state';
import styles from './SelfieForm.module.css';

export function PosterChoices() {
  const t = useTranslations('selfie');
  const { layout, finish, submission, isWordsAlone } = useSelfie();

  return (
    <div className={`rows ${styles.choices}`} inert={submission.phase === 'sending'}>
      <h3 className={typography.small}>{t('steps.look')}</h3>
      <RadioRow
        legend={t('layout')}
        values={posterLayouts}
        chosen={layout}
        onChoose={(each) => setSelfie({ layout: each })}
      >
        {(each) => t(`layouts.${each}`)}
      </RadioRow>
      {!isWordsAlone && (
        <RadioRow
          legend={t('finish')}
          values={photoFinishes}
          chosen={finish}
          onChoose={(each) => setSelfie({ finish: each })}
        >
          {(each) => t(`finishes.${each}`)}
        </RadioRow>
      )}
    </div>
  );
}
