import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/base-path';
import type { Edition } from '@/lib/content/load';
import { postedBills } from '@/lib/content/posted-bills';
import { localePath } from '@/lib/i18n/locales';
import { Section, SectionHead } from './Section';
import styles from './Teaser.module.css';

/** What the toolkit holds, and the way there (spec.md section 2, Toolkit teaser). */
export function ToolkitSection({ content, langOf, locale }: Edition) {
  return (
    <Section id="toolkit" ground="dawn" isFlipped>
      <div className={styles.teaser}>
        <div>
          <SectionHead id="toolkit" title={content.toolkit_title} lang={langOf('toolkit_title')} />
          <p lang={langOf('toolkit_description')}>{content.toolkit_description}</p>
          <ButtonLink
            ink="ink"
            href={withBasePath(localePath(locale, '/toolkit'))}
            lang={langOf('toolkit_cta')}
          >
            {content.toolkit_cta} <Icon name="arrow" />
          </ButtonLink>
        </div>
        <div className={styles.bills}>
          {postedBills(content.toolkit).map(({ id, src, alt }) => (
            <img
              key={id}
              src={withBasePath(src)}
              width={540}
              height={540}
              alt={alt}
              lang={langOf('toolkit')}
              loading="lazy"
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
