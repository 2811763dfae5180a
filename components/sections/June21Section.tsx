import { RichText } from '@/components/ui/RichText';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './Occasion.module.css';
import { Section, SectionHead } from './Section';

/** The assembly of June 21, where visible_sections lists it (look.md, The silences). */
export function June21Section({ content, fallbackLang }: LocalizedContent) {
  return (
    <Section id="june21" ground="night">
      <SectionHead id="june21" title={content.june21_title} lang={fallbackLang('june21_title')} />
      <RichText
        html={content.june21_text}
        lang={fallbackLang('june21_text')}
        className={styles.text}
      />
    </Section>
  );
}
