import { LivestreamIsland } from '@/components/video/LivestreamIsland';
import marks from '@/components/video/livestream.module.css';
import type { LivestreamProps } from './LivestreamFeature';
import styles from './LivestreamSection.module.css';

const BLANK_LINE = '\u00a0';

/** Where a livestream stands; in the page itself, which knows no clock, an empty line. */
export function LivestreamMark({ data, texts }: Omit<LivestreamProps, 'livestream'>) {
  return (
    <LivestreamIsland part="mark" livestream={data} texts={texts}>
      <p className={marks.state}>{BLANK_LINE}</p>
    </LivestreamIsland>
  );
}

/** A livestream's date and times as the content gives them, and a line for the visitor's own. */
export function LivestreamTimes({ livestream, data, texts }: LivestreamProps) {
  return (
    <div className={styles.times}>
      <p className={marks.when} lang={data.lang}>
        {livestream.formatted_date} · <span>{livestream.formatted_time}</span>
      </p>
      <LivestreamIsland part="time" livestream={data} texts={texts}>
        <p className={marks.when}>{BLANK_LINE}</p>
      </LivestreamIsland>
    </div>
  );
}
