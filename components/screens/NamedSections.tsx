import type { ComponentType } from 'react';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { CalendarSection } from '@/components/schedule/CalendarSection';
import { LivestreamSection } from '@/components/schedule/LivestreamSection';
import { NewsSection } from '@/components/sections/NewsSection';
import { PartnersSection } from '@/components/sections/PartnersSection';
import { WhereSection } from '@/components/sections/WhereSection';
import { SelfiesSection } from '@/components/selfie/SelfiesSection';
import { ToolkitSection } from '@/components/toolkit/ToolkitSection';
import type { LocalizedContent } from '@/lib/content/localized';
import type { SectionName } from '@/lib/content/model/site';

const sections: Record<SectionName, ComponentType<LocalizedContent>> = {
  livestream: LivestreamSection,
  calendar: CalendarSection,
  toolkit: ToolkitSection,
  selfies: SelfiesSection,
  news: NewsSection,
  partners: PartnersSection,
  june21: June21Section,
  where: WhereSection,
};

type NamedSectionsProps = { names: readonly SectionName[]; content: LocalizedContent };

export function NamedSections({ names, content }: NamedSectionsProps) {
  return names.map((name) => {
    const Named = sections[name];
    return <Named key={name} {...content} />;
  });
}

function June21Section({ text, html }: LocalizedContent) {
  return (
    <Section id="june21" ground="night" title={text('june21_title')}>
      <RichText {...html('june21_text')} className="prose lead" />
    </Section>
  );
}
