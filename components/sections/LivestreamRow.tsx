import { Icon } from '@/components/ui/Icon';
import layout from '@/components/ui/layout.module.css';
import { sourceLang } from '@/components/video/source-lang';
import ways from '@/components/video/video.module.css';
import { monthAndDay } from '@/lib/calendar/dates';
import type { Locale } from '@/lib/i18n/locales';
import type { LivestreamProps } from './LivestreamFeature';
import styles from './LivestreamSection.module.css';
import { LivestreamMark, LivestreamTimes } from './LivestreamTimes';
import { Playable } from './Playable';

/** A livestream in the list, with one thing to do about it. */
export function LivestreamRow({
  livestream,
  data,
  texts,
  locale,
}: LivestreamProps & { locale: Locale }) {
  const { month, day } = monthAndDay(livestream.date, locale);
  const [main, ...others] = data.sources;

  return (
    <li>
      <p className={styles.day}>
        {month}
        <b>{day}</b>
      </p>
      <div>
        <h3 lang={data.lang}>{data.title}</h3>
        <LivestreamTimes livestream={livestream} data={data} texts={texts} />
        <LivestreamMark data={data} texts={texts} />
      </div>
      <div className={styles.action}>
        <Playable part="action" livestream={data} texts={texts}>
          {main && (
            <a className={ways.go} href={main.page} target="_blank" rel="noopener">
              {texts.watch}
              <span className={layout.visuallyHidden}>
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
              <span className={layout.visuallyHidden} lang={sourceLang(name) && texts.lang}>
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
