import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ModalLink } from '@/components/modals/ModalLink';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import type { LocalizedContent } from '@/lib/content/localized';
import { letterPage } from '@/lib/embed/action-network';
import { screenHref } from '@/lib/paths';
import styles from './OpenLettersSection.module.css';
import { Section, SectionHead } from './Section';

/** The open letter in full, and the place to sign it (spec.md section 2, Open letters). */
export function OpenLettersSection({ content, locale, text, html }: LocalizedContent) {
  const t = useTranslations('letter');

  return (
    <Section id="letter">
      <div className={styles.columns}>
        <SectionHead id="letter" title={text('letter_title')}>
          <p>{t('lead')}</p>
          <ModalLink
            modal="call-form"
            href={screenHref(locale, '/call')}
            className={clsx(buttonClass({ variant: 'outline' }), styles.call)}
          >
            <Icon name="phone" /> {t('thenCall')}
          </ModalLink>
        </SectionHead>
        <div className={styles.sheet}>
          <RichText {...html('letter_text')} className={styles.letter} />
          <p className={styles.sign}>
            <ModalLink
              modal="open-letter"
              href={letterPage(content.intro_letter_action_network_id)}
              className={buttonClass()}
              {...text('letter_cta')}
            />
          </p>
        </div>
      </div>
    </Section>
  );
}
