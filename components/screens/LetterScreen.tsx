import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { RichText } from '@/components/ui/RichText';
import { ModalLink } from '@/components/modals/ModalLink';
import { ActionPage } from '@/components/shell/ActionPage';
import letter from '@/components/letter/OpenLettersSection.module.css';
import { loadContent } from '@/lib/content/load';
import { letterPage } from '@/lib/embed/action-network';
import type { Locale } from '@/lib/i18n/locales';
import { screenHref } from '@/lib/paths';
import { hasCalls } from '@/lib/targets';

/** The open letter in full, and its form. */
export function LetterScreen({ locale }: { locale: Locale }) {
  const edition = loadContent(locale);
  const t = useTranslations('letter');
  const { content, text, html } = edition;

  return (
    <ActionPage
      edition={edition}
      action="letter"
      title={text('letter_title')}
      lead={<p>{t('lead')}</p>}
      cta={text('letter_cta')}
      hosted={letterPage(content.intro_letter_action_network_id)}
      next={
        hasCalls() && (
          <p>
            <ModalLink
              modal="call-form"
              href={screenHref(locale, '/call')}
              className={buttonClass({ variant: 'outline' })}
            >
              <Icon name="phone" /> {t('thenCall')}
            </ModalLink>
          </p>
        )
      }
    >
      <div className={letter.sheet}>
        <RichText {...html('letter_text')} className={letter.letter} />
      </div>
    </ActionPage>
  );
}
