import clsx from 'clsx';
import { useLocale } from 'next-intl';
import { fittedText } from '@/lib/anton-metrics';
import styles from './FittedLine.module.css';
import layout from './layout.module.css';

type FittedLineProps = {
  text: string;
  isOutlined?: boolean;
  /** stops growing with its place, so that short words do not tower */
  isCapped?: boolean;
  /** the line above or below it, over which it must not tower either */
  beside?: string;
  isDecorative?: boolean;
};

/** A line of poster capitals as wide as its container. */
export function FittedLine({ text, isOutlined, isCapped, beside, isDecorative }: FittedLineProps) {
  const line = fittedText(text, useLocale(), beside);

  return (
    <>
      {!isDecorative && <span className={layout.visuallyHidden}>{text}</span>}
      <svg
        className={clsx(styles.line, isOutlined && styles.outlined, isCapped && styles.capped)}
        viewBox={line.viewBox}
        preserveAspectRatio={isCapped ? 'xMinYMid' : undefined}
        aria-hidden="true"
      >
        {/* the length holds the line in its box whatever the font and the spacing */}
        <text y={line.baseline} textLength={line.advance}>
          {line.text}
        </text>
      </svg>
    </>
  );
}
