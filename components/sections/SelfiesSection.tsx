import { useTranslations } from 'next-intl';
import { ModalLink } from '@/components/modals/ModalLink';
import { selfieTweet } from '@/components/selfie/selfie-texts';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { withBasePath } from '@/lib/base-path';
import type { Edition } from '@/lib/content/load';
import { Section, SectionHead } from './Section';
import styles from './Teaser.module.css';

/** A finished selfie, and the way to make one (spec.md section 2, Selfies section). */
export function SelfiesSection({ content, langOf, locale }: Edition) {
  const t = useTranslations();

  return (
    <Section id="selfies" ground="red">
      <div className={`${styles.teaser} ${styles.pictureFirst}`}>
        <img
          className={styles.selfie}
          src={withBasePath(`/images/selfie-sample-${locale}-640.webp`)}
          width={640}
          height={640}
          alt={t('selfie.sampleAlt')}
          loading="lazy"
        />
        <div>
          <SectionHead id="selfies" title={content.selfies_title} lang={langOf('selfies_title')} />
          <p lang={langOf('selfies_description')}>{content.selfies_description}</p>
          <ModalLink
            modal="selfie-form"
            href={selfieTweet(locale, t)}
            className={buttonClass({ ink: 'gold', isBig: true })}
            lang={langOf('selfies_cta')}
          >
            <Icon name="camera" /> {content.selfies_cta}
          </ModalLink>
        </div>
      </div>
    </Section>
  );
}
