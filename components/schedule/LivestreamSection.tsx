import { useTranslations } from 'next-intl';
import { JsonLd } from '@/components/ui/JsonLd';
import { Section } from '@/components/ui/Section';
import { DemandPortrait } from '@/components/demands/DemandPortrait';
import type { LocalizedContent } from '@/lib/content/localized';
import { clockNow } from '@/lib/dates/build-clock';
import { livestreamsData } from '@/lib/metadata/structured-data';
import { entriesOf } from '@/lib/schedule/calendar-files';
import { listedLivestream } from '@/lib/schedule/listed-livestream';
import { featuredFirst } from '@/lib/schedule/nearest-first';
import { Livestreams } from './Livestream';

export function LivestreamSection(content: LocalizedContent) {
  const t = useTranslations('livestream');
  const visible = entriesOf(content).livestreams.map((each) =>
    listedLivestream(each, content.locale),
  );
  const [feature, ...rows] = featuredFirst(visible, clockNow());
  if (!feature) return null;
  const livestreams = rows.map(({ description, date, ...row }) => ({
    ...row,
    ...((row.wasUpcoming || row.isFirst) && { description, date }),
  }));

  return (
    <Section id="livestream" ground="night" isFlipped title={t('title')}>
      <Livestreams livestreams={[feature, ...livestreams]}>
        <DemandPortrait {...content} person="preacher" />
      </Livestreams>
      <JsonLd data={livestreamsData(content)} />
    </Section>
  );
}
