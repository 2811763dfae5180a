import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { ModalLink } from '@/components/modals/ModalLink';
import { hasCalls } from '@/lib/config/targets';
import type { LocalizedContent } from '@/lib/content/localized';
import { LetterFigures } from './LetterFigures';
import { LetterFold } from './LetterFold';
import styles from './OpenLetterSection.module.css';

export function OpenLetterSection(content: LocalizedContent) {
  const t = useTranslations();
  const { text, html } = content;

  return (
    <Section id="letter" title={text('letter_title')} lead={<p>{t('titles.letter')}</p>}>
      <div className={clsx('columns', styles.columns)}>
        <LetterFigures {...content} />
        <div>
          <div className={styles.sheet}>
            <LetterFold>
              <RichText {...html('letter_text')} className={clsx('numbered', styles.letter)} />
            </LetterFold>
          </div>
          <p className={clsx('cluster screenOnly', styles.slip)}>
            <ModalLink
              modal="open-letter"
              className={buttonClass({ size: 'lg' })}
              {...text('letter_cta')}
            />
            <ModalLink
              modal={hasCalls() ? 'call-form' : 'selfie-form'}
              className={buttonClass({ variant: 'dark', size: 'lg' })}
            >
              {hasCalls() && <Icon name="phone" />} {t('letter.thenCall')}
            </ModalLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
