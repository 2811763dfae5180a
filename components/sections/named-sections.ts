import type { ComponentType } from 'react';
import type { LocalizedContent } from '@/lib/content/localized';
import type { SectionName } from '@/lib/content/schema';
import { CalendarSection } from './CalendarSection';
import { June21Section } from './June21Section';
import { LivestreamSection } from './LivestreamSection';
import { NewsSection } from './NewsSection';
import { PartnersSection } from './PartnersSection';
import { SelfiesSection } from './SelfiesSection';
import { ToolkitSection } from './ToolkitSection';
import { WhereSection } from './WhereSection';

/** The sections that visible_sections can name (spec.md section 2, Home page). */
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
