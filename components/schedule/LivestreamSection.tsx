import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/ui/JsonLd';
import { LongList } from '@/components/ui/LongList';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { DemandPortrait } from '@/components/demands/DemandPortrait';
import type { LocalizedContent } from '@/lib/content/localized';
import { livestreamsData } from '@/lib/metadata/structured-data';
import { entriesOf } from '@/lib/schedule/calendar-files';
import { listedLivestream } from '@/lib/schedule/listed-livestream';
import { LivestreamFeature, LivestreamRow } from './Livestream';
import styles from './LivestreamSection.module.css';

export function LivestreamSection(content: LocalizedContent) {
  const t = useTranslations('livestream');
  const entries = entriesOf(content).livestreams;
  const visible = content.values.livestreams.flatMap((livestream, index) => {
    const entry = entries[index];
    return entry ? [{ livestream, listed: listedLivestream(livestream, entry, content) }] : [];
  });
  const feature = visible.find(({ livestream }) => livestream.is_first) ?? visible[0];
  const rows = visible.filter((each) => each !== feature);
  if (!feature) return null;
  const { livestream, listed } = feature;

  return (
    <Section id="livestream" ground="night" isFlipped title={t('title')}>
      <div className={`columns ${styles.layout}`}>
        <LivestreamFeature livestream={listed}>
          <RichText html={livestream.description} lang={listed.lang} className={layout.prose} />
        </LivestreamFeature>
        <div className={styles.aside}>
          <LongList count={rows.length} first={3} total={visible.length}>
            <ul className={styles.rows}>
              {rows.map((row) => (
                <LivestreamRow key={row.listed.name} livestream={row.listed} />
              ))}
            </ul>
          </LongList>
          <DemandPortrait {...content} person="preacher" />
        </div>
      </div>
      <JsonLd data={livestreamsData(content)} />
    </Section>
  );
}
