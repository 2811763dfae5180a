import type { ComponentType } from 'react';
import { CalendarSection } from '@/components/schedule/CalendarSection';
import { LivestreamSection } from '@/components/schedule/LivestreamSection';
import { June21Section } from '@/components/sections/June21Section';
import { NewsSection } from '@/components/sections/NewsSection';
import { PartnersSection } from '@/components/sections/PartnersSection';
import { WhereSection } from '@/components/sections/WhereSection';
import { SelfiesSection } from '@/components/selfie/SelfiesSection';
import { ToolkitSection } from '@/components/toolkit/ToolkitSection';
import type { LocalizedContent } from '@/lib/content/localized';
import type { SectionName } from '@/lib/content/model/site';

/** The sections that visible_sections can name. */
export const namedSections: Record<SectionName, ComponentType<LocalizedContent>> = {
  livestream: LivestreamSection,
  calendar: CalendarSection,
  toolkit: ToolkitSection,
  selfies: SelfiesSection,
  news: NewsSection,
  partners: PartnersSection,
  june21: June21Section,
  where: WhereSection,
};
