import { FittedLine } from '@/components/ui/FittedLine';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './LetterFigures.module.css';

/** The letter’s numbers in its margin; a screen reader, which reads them in the letter, skips these. */
export function LetterFigures({ values, fallbackLang }: LocalizedContent) {
  const { letter_figures: figures = [] } = values;

  return (
    <ul className={styles.figures} aria-hidden="true" lang={fallbackLang('letter_figures')}>
      {figures.map(({ figure, caption }) => (
        <li key={figure}>
          <FittedLine text={figure} isDecorative />
          <span>{caption}</span>
        </li>
      ))}
    </ul>
  );
}
