import { RichText } from '@/components/ui/RichText';
import type { Edition } from '@/lib/content/load';
import styles from './Occasion.module.css';
import { Section, SectionHead } from './Section';

/** The assembly of June 21, where visible_sections lists it (look.md, The silences). */
export function June21Section({ content, langOf }: Edition) {
  return (
    <Section id="june21" ground="night">
      <SectionHead id="june21" title={content.june21_title} lang={langOf('june21_title')} />
      <RichText html={content.june21_text} lang={langOf('june21_text')} className={styles.text} />
    </Section>
  );
}
