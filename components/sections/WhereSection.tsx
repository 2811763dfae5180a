import clsx from 'clsx';
import { ButtonLink, buttonClass } from '@/components/ui/Button';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import { ModalLink } from '@/components/modals/ModalLink';
import type { LocalizedContent } from '@/lib/content/localized';
import { CovidProtocols } from './CovidProtocols';
import styles from './WhereSection.module.css';

/** What to know before the rally opens without scripts too. */
export function WhereSection({ values, fallbackLang, text, html }: LocalizedContent) {
  return (
    <Section id="where" ground="dawn" isFlipped title={text('where_title')}>
      <RichText {...html('where_text')} className="prose lead" />
      <div className={clsx('cluster', styles.actions)}>
        <ButtonLink variant="dark" href={values.where_link} {...text('where_cta')} />
        <ModalLink
          modal="covid"
          href="#covid"
          className={buttonClass({ variant: 'outline' })}
          lang={fallbackLang('covid')}
        >
          {values.covid.title}
        </ModalLink>
      </div>
      <noscript>
        <div id="covid" className={clsx('measure', styles.protocols)}>
          <h3 className="smallTitle" lang={fallbackLang('covid')}>
            {values.covid.title}
          </h3>
          <CovidProtocols values={values} fallbackLang={fallbackLang} />
        </div>
      </noscript>
    </Section>
  );
}
