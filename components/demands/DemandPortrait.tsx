import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/RichText';
import { withBasePath } from '@/lib/addresses/paths';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './DemandPortrait.module.css';

type DemandPortraitProps = Pick<LocalizedContent, 'values' | 'fallbackLang'> & {
  person: 'preacher' | 'farmworker' | 'nurse';
  /** which of the campaign's demands is beside it, counted from 0 */
  demand: number;
};

export function DemandPortrait({ values, fallbackLang, person, demand }: DemandPortraitProps) {
  const t = useTranslations('demands');
  const { length } = values.intro_demands;
  const words = values.intro_demands[demand % length];
  if (!words) return null;

  return (
    <figure className={styles.portrait}>
      <figcaption>
        <RichText as="span" html={words} lang={fallbackLang('intro_demands')} />
      </figcaption>
      <img
        src={withBasePath(`/art/${person}.svg`)}
        width={800}
        height={1000}
        alt={t(person)}
        loading="lazy"
      />
    </figure>
  );
}
