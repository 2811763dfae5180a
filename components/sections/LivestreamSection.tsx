import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/ui/JsonLd';
import { LongList } from '@/components/ui/LongList';
import { streamData, streamTexts } from '@/components/video/stream-data';
import { entriesOf } from '@/lib/calendar/files';
import type { Edition } from '@/lib/content/load';
import { livestreamsData } from '@/lib/content/structured';
import styles from './LivestreamSection.module.css';
import { Section, SectionHead } from './Section';
import { StreamFeature } from './StreamFeature';
import { StreamRow } from './StreamRow';

/** The visible livestreams: the first one large, the rest in rows (spec.md section 2, Livestream). */
export function LivestreamSection(edition: Edition) {
  const t = useTranslations();
  const texts = streamTexts(edition, t);
  const entries = entriesOf(edition).livestreams;
  const visible = edition.content.livestreams.flatMap((stream, index) => {
    const entry = entries[index];
    return entry ? [{ stream, data: streamData(stream, entry, edition) }] : [];
  });
  const feature = visible.find(({ stream }) => stream.is_first) ?? visible[0];
  const rows = visible.filter((each) => each !== feature);
  if (!feature) return null;

  return (
    <Section id="livestream" ground="night" isFlipped>
      <SectionHead id="livestream" title={t('livestream.title')} />
      <StreamFeature {...feature} texts={texts} />
      <LongList count={rows.length}>
        <ul className={styles.rows}>
          {rows.map(({ stream, data }) => (
            <StreamRow
              key={data.name}
              stream={stream}
              data={data}
              texts={texts}
              locale={edition.locale}
            />
          ))}
        </ul>
      </LongList>
      <JsonLd data={livestreamsData(edition)} />
    </Section>
  );
}
