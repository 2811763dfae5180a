import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import type { LocalizedContent } from '@/lib/content/localized';
import { featuredGraphics } from '@/lib/content/pictures';
import { screenHref, withBasePath } from '@/lib/paths';
import { Section, SectionHead } from './Section';
import styles from './Teaser.module.css';

/** What the toolkit holds, and the way there (spec.md section 2, Toolkit teaser). */
export function ToolkitSection({ content, fallbackLang, locale, text }: LocalizedContent) {
  return (
    <Section id="toolkit" ground="dawn" isFlipped>
      <div className={styles.teaser}>
        <div>
          <SectionHead id="toolkit" title={text('toolkit_title')} />
          <p {...text('toolkit_description')} />
          <ButtonLink variant="dark" href={screenHref(locale, '/toolkit')}>
            <span {...text('toolkit_cta')} /> <Icon name="arrow" />
          </ButtonLink>
        </div>
        <div className={styles.bills}>
          {featuredGraphics(content.toolkit).map(({ id, src, alt }) => (
            <img
              key={id}
              src={withBasePath(src)}
              width={540}
              height={540}
              alt={alt}
              lang={fallbackLang('toolkit')}
              loading="lazy"
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
