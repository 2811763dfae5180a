import clsx from 'clsx';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import { Section, SectionHead } from '@/components/ui/Section';
import typography from '@/components/ui/typography.module.css';
import type { LocalizedContent } from '@/lib/content/localized';

/** The assembly of June 21, where visible_sections lists it. */
export function June21Section({ text, html }: LocalizedContent) {
  return (
    <Section id="june21" ground="night">
      <SectionHead id="june21" title={text('june21_title')} />
      <RichText {...html('june21_text')} className={clsx(layout.prose, typography.lead)} />
    </Section>
  );
}
