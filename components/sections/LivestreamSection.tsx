import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/ui/JsonLd';
import { LongList } from '@/components/ui/LongList';
import { livestreamDataOf, livestreamTexts } from '@/components/video/livestream-data';
import { entriesOf } from '@/lib/calendar/files';
import type { LocalizedContent } from '@/lib/content/localized';
import { livestreamsData } from '@/lib/content/structured';
import { LivestreamFeature } from './LivestreamFeature';
import { LivestreamRow } from './LivestreamRow';
import styles from './LivestreamSection.module.css';
import { Section, SectionHead } from './Section';

/** The visible livestreams: the first one large, the rest in rows (spec.md section 2, Livestream). */
export function LivestreamSection(edition: LocalizedContent) {
  const t = useTranslations();
  const texts = livestreamTexts(edition, t);
  const entries = entriesOf(edition).livestreams;
  const visible = edition.content.livestreams.flatMap((livestream, index) => {
    const entry = entries[index];
    return entry ? [{ livestream, data: livestreamDataOf(livestream, entry, edition) }] : [];
  });
  const feature = visible.find(({ livestream }) => livestream.is_first) ?? visible[0];
  const rows = visible.filter((each) => each !== feature);
  if (!feature) return null;

  return (
    <Section id="livestream" ground="night" isFlipped>
      <SectionHead id="livestream" title={t('livestream.title')} />
      <LivestreamFeature {...feature} texts={texts} />
      <LongList count={rows.length}>
        <ul className={styles.rows}>
          {rows.map(({ livestream, data }) => (
            <LivestreamRow
              key={data.name}
              livestream={livestream}
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
