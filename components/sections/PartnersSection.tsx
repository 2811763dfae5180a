import { LongList } from '@/components/ui/LongList';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './PartnersSection.module.css';
import { Section, SectionHead } from './Section';

/** Every partner once, in the content's order (spec.md section 2, Partners). */
export function PartnersSection({ content, fallbackLang, text }: LocalizedContent) {
  const names = [...new Set(content.partners.map(({ name }) => name))];

  return (
    <Section id="partners">
      <SectionHead id="partners" title={text('partners_title')} />
      <LongList count={names.length}>
        <ul className={styles.partners} lang={fallbackLang('partners')}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </LongList>
    </Section>
  );
}
