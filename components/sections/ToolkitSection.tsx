import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/base-path';
import type { Edition } from '@/lib/content/load';
import { localePath } from '@/lib/i18n/locales';
import { Section, SectionHead } from './Section';
import styles from './Teaser.module.css';

const bills = ['resolution-livingwage', 'august-2'] as const;

/** What the toolkit holds, and the way there (spec.md section 2, Toolkit teaser). */
export function ToolkitSection({ content, langOf, locale }: Edition) {
  const t = useTranslations('toolkit');

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
          {bills.map((bill) => (
            <img
              key={bill}
              src={withBasePath(`/images/graphic-${bill}-${locale}-540.webp`)}
              width={540}
              height={540}
              alt={t(`alt.${bill}`)}
              loading="lazy"
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
