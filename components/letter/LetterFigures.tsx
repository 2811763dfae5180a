import clsx from 'clsx';
import { FittedLine } from '@/components/ui/FittedLine';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './OpenLetterSection.module.css';

/** Hidden from screen readers, which read the numbers in the letter. */
export function LetterFigures({ values, fallbackLang }: LocalizedContent) {
  const { letter_figures: figures = [] } = values;

  return (
    <ul
      className={clsx('screenOnly', styles.figures)}
      aria-hidden="true"
      lang={fallbackLang('letter_figures')}
    >
      {figures.map(({ figure, caption }) => (
        <li key={figure}>
          <FittedLine text={figure} isDecorative />
          <span>{caption}</span>
        </li>
      ))}
    </ul>
  );
}
