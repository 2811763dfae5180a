import { useTranslations } from 'next-intl';
import { CovidProtocols } from '@/components/modals/CovidProtocols';
import { ModalLink } from '@/components/modals/ModalLink';
import { ButtonLink, buttonClass } from '@/components/ui/Button';
import { RichText } from '@/components/ui/RichText';
import type from '@/components/ui/type.module.css';
import type { Edition } from '@/lib/content/load';
import styles from './Occasion.module.css';
import { Section, SectionHead } from './Section';

/** Where the rally is, with its button and the COVID protocols (look.md, The silences). */
export function WhereSection({ content, langOf }: Edition) {
  const t = useTranslations('where');

  return (
    <Section id="where" ground="dawn" isFlipped>
      <SectionHead id="where" title={content.where_title} lang={langOf('where_title')} />
      <RichText html={content.where_text} lang={langOf('where_text')} className={styles.text} />
      <div className={styles.actions}>
        <ButtonLink ink="ink" href={content.where_link} lang={langOf('where_cta')}>
          {content.where_cta}
        </ButtonLink>
        <ModalLink modal="covid" href="#covid" className={buttonClass({ ink: 'line' })}>
          {t('covid')}
        </ModalLink>
      </div>
      <noscript>
        <div id="covid" className={styles.protocols}>
          <h3 className={type.small} lang={langOf('covid')}>
            {content.covid.title}
          </h3>
          <CovidProtocols {...content.covid} lang={langOf('covid')} />
        </div>
      </noscript>
    </Section>
  );
}
