import { StreamIsland } from '@/components/video/StreamIsland';
import marks from '@/components/video/stream.module.css';
import styles from './LivestreamSection.module.css';
import type { StreamProps } from './StreamFeature';

const BLANK_LINE = '\u00a0';

/** Where a livestream stands; in the page itself, which knows no clock, an empty line. */
export function StreamMark({ data, texts }: Omit<StreamProps, 'stream'>) {
  return (
    <StreamIsland part="mark" stream={data} texts={texts}>
      <p className={marks.state}>{BLANK_LINE}</p>
    </StreamIsland>
  );
}

/** A livestream's date and times as the content gives them, and a line for the visitor's own. */
export function StreamTimes({ stream, data, texts }: StreamProps) {
  return (
    <div className={styles.times}>
      <p className={marks.when} lang={data.lang}>
        {stream.formatted_date} · <span>{stream.formatted_time}</span>
      </p>
      <StreamIsland part="time" stream={data} texts={texts}>
        <p className={marks.when}>{BLANK_LINE}</p>
      </StreamIsland>
    </div>
  );
}
