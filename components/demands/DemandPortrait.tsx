import { useTranslations } from 'next-intl';
import { LazyImage } from '@/components/ui/LazyImage';
import { RichText } from '@/components/ui/RichText';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './DemandPortrait.module.css';

/** Which of the campaign's demands is beside each, counted from 0. */
const demandIndexByPerson = { nurse: 1, preacher: 2, farmworker: 3 };

type DemandPortraitProps = Pick<LocalizedContent, 'values' | 'fallbackLang'> & {
  person: keyof typeof demandIndexByPerson;
};

export function DemandPortrait({ values, fallbackLang, person }: DemandPortraitProps) {
  const t = useTranslations('demands');
  const { length } = values.intro_demands;
  const words = values.intro_demands[demandIndexByPerson[person] % length];
  if (!words) return null;

  return (
    <figure className={styles.portrait}>
      <figcaption>
        <RichText as="span" html={words} lang={fallbackLang('intro_demands')} />
      </figcaption>
      <LazyImage src={`/art/${person}.svg`} width={800} height={1000} alt={t(person)} />
    </figure>
  );
}
