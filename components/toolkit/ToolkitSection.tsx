import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { LazyImage } from '@/components/ui/LazyImage';
import { Section, SectionHead } from '@/components/ui/Section';
import { screenHref } from '@/lib/addresses/paths';
import type { LocalizedContent } from '@/lib/content/localized';
import { featuredGraphics } from '@/lib/toolkit/featured-graphics';
import styles from './ToolkitSection.module.css';

export function ToolkitSection({ values, locale, text, entryLang }: LocalizedContent) {
  const wall = (
    <div className={styles.wall}>
      {featuredGraphics(values.toolkit).map(({ id, src, alt }) => (
        <LazyImage
          key={id}
          src={src}
          width={540}
          height={540}
          alt={alt}
          lang={entryLang('toolkit', { id })}
        />
      ))}
    </div>
  );

  return (
    <Section id="toolkit" isScreenOnly foot={wall}>
      <div className={clsx('columns', styles.head)}>
        <SectionHead id="toolkit" title={text('toolkit_title')}>
          <p {...text('toolkit_description')} />
        </SectionHead>
        <ButtonLink variant="dark" size="lg" href={screenHref(locale, '/toolkit')}>
          <span {...text('toolkit_cta')} /> <Icon name="arrow" />
        </ButtonLink>
      </div>
    </Section>
  );
}
