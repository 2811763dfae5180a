import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { LongList } from '@/components/ui/LongList';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import type from '@/components/ui/type.module.css';
import { withBasePath } from '@/lib/base-path';
import { monthAndDay } from '@/lib/calendar/dates';
import { config } from '@/lib/config';
import type { Edition } from '@/lib/content/load';
import type { Livestream } from '@/lib/content/schema';
import type { HtmlLang } from '@/lib/i18n/locales';
import { serviceNames, type VideoSource, videoSource, watchPage } from '@/lib/video/services';
import styles from './LivestreamSection.module.css';
import { Section, SectionHead } from './Section';

/** The sources of a livestream that can be watched, the primary one first. */
function sourcesOf(stream: Livestream) {
  const all = {
    primary: videoSource(stream.livestream_service, stream.livestream_id),
    backup: videoSource(stream.backup_service, stream.backup_id),
    spanish: videoSource(stream.spanish_service, stream.spanish_id),
  };
  return Object.entries(all).filter(
    (entry): entry is [keyof typeof all, VideoSource] => entry[1] !== null,
  );
}

/** The visible livestreams: the first one large, the rest in rows (spec.md section 2, Livestream). */
export function LivestreamSection({ content, langOf, locale }: Edition) {
  const t = useTranslations('livestream');
  const visible = content.livestreams.filter(({ visible }) => visible);
  const feature = visible.find(({ is_first }) => is_first) ?? visible[0];
  const rows = visible.filter((stream) => stream !== feature);
  const lang = langOf('livestreams');
  if (!feature) return null;

  return (
    <Section id="livestream" ground="night" isFlipped>
      <SectionHead id="livestream" title={t('title')} />
      <Feature stream={feature} lang={lang} />
      <LongList count={rows.length}>
        <ul className={styles.rows}>
          {rows.map((stream) => (
            <Row
              key={`${stream.date} ${stream.title}`}
              stream={stream}
              lang={lang}
              locale={locale}
            />
          ))}
        </ul>
      </LongList>
    </Section>
  );
}

function Feature({ stream, lang }: { stream: Livestream; lang: HtmlLang | undefined }) {
  const t = useTranslations('livestream');
  const newTab = useTranslations('share')('newTab');
  const sources = sourcesOf(stream);
  const main = sources[0]?.[1];
  const picture = stream.thumbnail ?? '/images/video-placeholder.webp';
  const poster = (
    <img src={withBasePath(picture)} width={1280} height={720} alt="" loading="lazy" />
  );

  return (
    <div className={styles.feature}>
      {main ? (
        <a
          className={styles.screen}
          href={watchPage(main, config.facebook_page)}
          target="_blank"
          rel="noopener"
          aria-label={`${t('play', { title: stream.title })} ${newTab}`}
        >
          {poster}
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </a>
      ) : (
        <div className={styles.screen}>{poster}</div>
      )}
      <div>
        <h3 className={`${type.sub} ${styles.title}`} lang={lang}>
          {stream.title}
        </h3>
        <p className={styles.when} lang={lang}>
          {stream.formatted_date} · <span>{stream.formatted_time}</span>
        </p>
        <RichText as="p" html={stream.description} lang={lang} />
        <ul className={styles.sources} aria-label={t('sources')}>
          {sources.map(([name, source]) => (
            <li key={name}>
              <a href={watchPage(source, config.facebook_page)} target="_blank" rel="noopener">
                {t(name, { service: serviceNames[source.service] })}
                <span className={layout.hidden}> {newTab}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Row({
  stream,
  lang,
  locale,
}: { stream: Livestream; lang: HtmlLang | undefined } & Pick<Edition, 'locale'>) {
  const t = useTranslations('livestream');
  const newTab = useTranslations('share')('newTab');
  const { month, day } = monthAndDay(stream.date, locale);
  const main = sourcesOf(stream)[0]?.[1];

  return (
    <li>
      <p className={styles.day}>
        {month}
        <b>{day}</b>
      </p>
      <div>
        <h3 lang={lang}>{stream.title}</h3>
        <p className={styles.when} lang={lang}>
          {stream.formatted_date} · <span>{stream.formatted_time}</span>
        </p>
      </div>
      {main && (
        <a
          className={styles.watch}
          href={watchPage(main, config.facebook_page)}
          target="_blank"
          rel="noopener"
        >
          {t('watch')}
          <span className={layout.hidden}>
            {' '}
            <span lang={lang}>{stream.title}</span> {newTab}
          </span>
          <Icon name="play" />
        </a>
      )}
    </li>
  );
}
