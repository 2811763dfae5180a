import clsx from 'clsx';
import { ButtonLink, buttonClass } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { RichText } from '@/components/ui/RichText';
import { Section } from '@/components/ui/Section';
import typography from '@/components/ui/typography.module.css';
import { ModalLink } from '@/components/modals/ModalLink';
import type { LocalizedContent } from '@/lib/content/localized';
import { CovidProtocols } from './CovidProtocols';
import styles from './WhereSection.module.css';

/** What to know before the rally opens without scripts too. */
export function WhereSection({ values, fallbackLang, text, html }: LocalizedContent) {
  return (
    <Section id="where" ground="dawn" isFlipped title={text('where_title')}>
      <RichText {...html('where_text')} className={clsx(layout.prose, typography.lead)} />
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
        <div id="covid" className={clsx(layout.measure, styles.protocols)}>
          <h3 className={typography.small} lang={fallbackLang('covid')}>
            {values.covid.title}
          </h3>
          <CovidProtocols values={values} fallbackLang={fallbackLang} />
        </div>
      </noscript>
    </Section>
  );
}
