import { useTranslations } from 'next-intl';
import layoutStyles from '@/components/ui/layout.module.css';
import { photoFinishes, posterLayouts } from '@/lib/selfie/poster';
import { setSelfie, useSelfie } from '@/lib/state/selfie';
import styles from './PosterChoices.module.css';

/** How the poster is set, and how its photo is printed. */
export function PosterChoices() {
  const t = useTranslations('selfie');
  const { layout, finish, submission } = useSelfie();

  return (
    <div className={styles.choices} inert={submission.phase === 'sending'}>
      <fieldset>
        <legend className={layoutStyles.visuallyHidden}>{t('layout')}</legend>
        {posterLayouts.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="poster-layout"
              checked={layout === each}
              onChange={() => setSelfie({ layout: each })}
            />
            {t(`layouts.${each}`)}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className={layoutStyles.visuallyHidden}>{t('finish')}</legend>
        {photoFinishes.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="photo-finish"
              checked={finish === each}
              onChange={() => setSelfie({ finish: each })}
            />
            {t(`finishes.${each}`)}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
