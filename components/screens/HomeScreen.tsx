import type { ComponentType } from 'react';
import { CalendarSection } from '@/components/sections/CalendarSection';
import { IntroSection } from '@/components/sections/IntroSection';
import { June21Section } from '@/components/sections/June21Section';
import { LivestreamSection } from '@/components/sections/LivestreamSection';
import { NewsSection } from '@/components/sections/NewsSection';
import { OpenLettersSection } from '@/components/sections/OpenLettersSection';
import { PartnersSection } from '@/components/sections/PartnersSection';
import { SelfiesSection } from '@/components/sections/SelfiesSection';
import { ToolkitSection } from '@/components/sections/ToolkitSection';
import { WhereSection } from '@/components/sections/WhereSection';
import { Frame } from '@/components/shell/Frame';
import { type Edition, loadContent } from '@/lib/content/load';
import type { SectionName } from '@/lib/content/schema';
import type { Locale } from '@/lib/i18n/locales';

const sections: Record<SectionName, ComponentType<Edition>> = {
  livestream: LivestreamSection,
  calendar: CalendarSection,
  toolkit: ToolkitSection,
  selfies: SelfiesSection,
  news: NewsSection,
  partners: PartnersSection,
  june21: June21Section,
  where: WhereSection,
};

/** The home page: the intro, the open letter, then what visible_sections lists, in its order. */
export function HomeScreen({ locale }: { locale: Locale }) {
  const edition = loadContent(locale);

  return (
    <Frame edition={edition} path="/">
      <IntroSection {...edition} />
      <OpenLettersSection {...edition} />
      {edition.content.visible_sections.map((name) => {
        const Named = sections[name];
        return <Named key={name} {...edition} />;
      })}
    </Frame>
  );
}
