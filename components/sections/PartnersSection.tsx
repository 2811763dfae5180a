import { useTranslations } from 'next-intl';
import { LongList } from '@/components/ui/LongList';
import layout from '@/components/ui/layout.module.css';
import { Section, SectionHead } from '@/components/ui/Section';
import type { LocalizedContent } from '@/lib/content/localized';
import { partnerGroups } from '@/lib/content/partners';
import { screenHref } from '@/lib/paths';
import styles from './PartnersSection.module.css';

/**
 * Every partner once, in the content's order, in running text like the names at the foot of a poster; one
 * campaign's chapters as the names of their states.
 */
export function PartnersSection({ locale, values, fallbackLang, text }: LocalizedContent) {
  const t = useTranslations('partners');
  const { lead, others, chapters } = partnerGroups(values.partners);
  const lang = fallbackLang('partners');
  const states = chapters?.states ?? [];

  return (
    <Section id="partners">
      <SectionHead id="partners" title={text('partners_title')}>
        <p>
          <a href={screenHref(locale, '/partners')}>{t('kit')}</a>
        </p>
      </SectionHead>
      <LongList count={lead.length + others.length + states.length}>
        <Names names={lead} lang={lang} className={styles.lead} />
        {others.length > 0 && (
          <div className={styles.group}>
            <h3>{t('others')}</h3>
            <Names names={others} lang={lang} />
          </div>
        )}
        {chapters && (
          <div className={styles.group}>
            <h3>{t('chapters', { name: chapters.name, count: states.length })}</h3>
            <Names names={states} rest={chapters.name} lang={lang} />
          </div>
        )}
      </LongList>
    </Section>
  );
}

type NamesProps = {
  names: readonly string[];
  /** for screen readers: what follows each name, because the heading above it is only seen */
  rest?: string;
  lang: string | undefined;
  className?: string | undefined;
};

function Names({ names, rest, lang, className }: NamesProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: of items in a line Safari makes no list
    <ul role="list" lang={lang} className={className} translate={rest ? undefined : 'no'}>
      {names.map((name) => (
        <li key={name}>
          {name}
          {rest && <span className={layout.visuallyHidden}> {rest}</span>}
        </li>
      ))}
    </ul>
  );
}
