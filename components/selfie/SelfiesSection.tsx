import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { LazyImage } from '@/components/ui/LazyImage';
import { Section, SectionHead } from '@/components/ui/Section';
import { ModalLink } from '@/components/modals/ModalLink';
import { DemandPortrait } from '@/components/demands/DemandPortrait';
import type { LocalizedContent } from '@/lib/content/localized';
import styles from './SelfiesSection.module.css';

export function SelfiesSection(content: LocalizedContent) {
  const { values, locale, text } = content;
  const t = useTranslations();

  return (
    <Section id="selfies" ground="red" isScreenOnly>
      <div className={clsx('rows', styles.teaser)}>
        <LazyImage
          className={styles.selfie}
          src={`/images/selfie-sample-${locale}-640.webp`}
          width={640}
          height={640}
          alt={t('selfie.sampleAlt', { caption: values.selfies_sample_caption })}
        />
        <div>
          <SectionHead id="selfies" title={text('selfies_title')} />
          <p className="lead" {...text('selfies_description')} />
          <ModalLink modal="selfie-form" className={buttonClass({ variant: 'gold', size: 'lg' })}>
            <Icon name="camera" /> <span {...text('selfies_cta')} />
          </ModalLink>
        </div>
      </div>
      <DemandPortrait {...content} person="farmworker" />
    </Section>
  );
}
