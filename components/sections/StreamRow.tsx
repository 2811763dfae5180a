import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { sourceLang } from '@/components/video/source-lang';
import ways from '@/components/video/video.module.css';
import { monthAndDay } from '@/lib/calendar/dates';
import type { Locale } from '@/lib/i18n/locales';
import styles from './LivestreamSection.module.css';
import { Playable } from './Playable';
import type { StreamProps } from './StreamFeature';
import { StreamMark, StreamTimes } from './StreamTimes';

/** A livestream in the list, with one thing to do about it. */
export function StreamRow({ stream, data, texts, locale }: StreamProps & { locale: Locale }) {
  const { month, day } = monthAndDay(stream.date, locale);
  const [main, ...others] = data.sources;

  return (
    <li>
      <p className={styles.day}>
        {month}
        <b>{day}</b>
      </p>
      <div>
        <h3 lang={data.lang}>{data.title}</h3>
        <StreamTimes stream={stream} data={data} texts={texts} />
        <StreamMark data={data} texts={texts} />
      </div>
      <div className={styles.action}>
        <Playable part="action" stream={data} texts={texts}>
          {main && (
            <a className={ways.go} href={main.page} target="_blank" rel="noopener">
              {texts.watch}
              <span className={layout.hidden}>
                {' '}
                <span lang={data.lang}>{data.title}</span> {texts.newTab}
              </span>
              <Icon name="play" />
            </a>
          )}
          {others.map(({ name, page }) => (
            <a
              key={name}
              className={ways.other}
              href={page}
              target="_blank"
              rel="noopener"
              lang={sourceLang(name)}
            >
              {texts.sources[name]}
              <span className={layout.hidden} lang={sourceLang(name) && texts.lang}>
                {' '}
                <span lang={data.lang}>{data.title}</span> {texts.newTab}
              </span>
            </a>
          ))}
        </Playable>
      </div>
    </li>
  );
}
