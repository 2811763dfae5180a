import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { ModalLink } from '@/components/modals/ModalLink';
import { LetterFigures } from '@/components/letter/LetterFigures';
import letter from '@/components/letter/OpenLetterSection.module.css';
import { hasCalls, targetsKind } from '@/lib/config/targets';
import { loadContent } from '@/lib/content/load';
import { letterPage } from '@/lib/embed/action-network';
import type { Locale } from '@/lib/i18n/locales';
import { ActionPage } from './ActionPage';

export function LetterScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const t = useTranslations();
  const { values, text, html } = content;

  return (
    <ActionPage
      content={content}
      action="letter"
      picture="pen"
      title={text('letter_title')}
      lead={<p className="lead">{t('signing.what', { targets: targetsKind() })}</p>}
      cta={text('letter_cta')}
      hosted={letterPage(values.intro_letter_action_network_id)}
      next={
        hasCalls() && (
          <p>
            <ModalLink modal="call-form" className={buttonClass({ variant: 'outline' })}>
              <Icon name="phone" /> {t('letter.thenCall')}
            </ModalLink>
          </p>
        )
      }
      after={
        <Section id="letter" title={t('titles.letter')}>
          <div className={clsx('columns', letter.columns)}>
            <LetterFigures {...content} />
            <div className={letter.sheet}>
              <RichText {...html('letter_text')} className={clsx('numbered', letter.letter)} />
            </div>
          </div>
        </Section>
      }
    />
  );
}
