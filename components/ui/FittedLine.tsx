import clsx from 'clsx';
import { useLocale } from 'next-intl';
import { fittedText } from '@/lib/lettering/fitted-text';
import styles from './FittedLine.module.css';

type FittedLineProps = {
  text: string;
  isOutlined?: boolean;
  /** stops growing with its place, so that short words do not tower */
  isCapped?: boolean;
  /** the line above or below it, over which it must not tower either */
  beside?: string;
  /** as that line has */
  hasAccentRoom?: boolean;
  isDecorative?: boolean;
  /** px for each hundredth of its type size, in place of its container's width */
  scale?: number;
};

export function FittedLine({ text, isOutlined, isCapped, beside, ...props }: FittedLineProps) {
  const { isDecorative, scale, hasAccentRoom } = props;
  const line = fittedText(text, useLocale(), beside, hasAccentRoom);

  return (
    <>
      {!isDecorative && <span className="visuallyHidden">{text}</span>}
      <svg
        className={clsx(styles.line, isOutlined && styles.outlined, isCapped && styles.capped)}
        viewBox={line.viewBox}
        width={scale && Math.round(line.width * scale)}
        height={scale && Math.round(line.height * scale)}
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
