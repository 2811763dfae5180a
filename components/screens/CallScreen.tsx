import { useTranslations } from 'next-intl';
import { CallForm } from '@/components/call/CallForm';
import { CallScript } from '@/components/call/CallScript';
import { CallYourself } from '@/components/call/CallYourself';
import { Section, SectionHead } from '@/components/sections/Section';
import { PageLayout } from '@/components/shell/PageLayout';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { callUnavailability } from '@/lib/call/availability';
import { callScript } from '@/lib/call/scripts';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import styles from './CallScreen.module.css';

const steps = [
  ['ring', 'ringText'],
  ['script', 'scriptText'],
  ['reach', 'reachText'],
] as const;

/** The call page: the form, and what happens after the press (spec.md section 2, Call page). */
export function CallScreen({ locale }: { locale: Locale }) {
  const edition = loadContent(locale);
  const t = useTranslations();
  const isUnavailable = callUnavailability() !== null;
  const script = callScript(locale, 'live');

  return (
    <PageLayout edition={edition} path="/call">
      <section className={styles.head}>
        <div className={`${layout.wrap} ${styles.columns}`}>
          <div>
            <h1 className={type.page} {...edition.text('call_page_title')} />
            {!isUnavailable && (
              <p
                className={`${type.lead} ${styles.lead}`}
                {...edition.text('call_page_description')}
              />
            )}
          </div>
          <div className={styles.ticket}>
            <CallForm id="call" />
            <CallYourself id="call" isOpen={isUnavailable}>
              <h2 className={type.small}>{t('direct.script')}</h2>
              {script && <CallScript script={script} />}
            </CallYourself>
          </div>
        </div>
      </section>
      {!isUnavailable && (
        <Section id="what-happens">
          <SectionHead id="what-happens" title={t('call.whatHappens')} />
          <ol className={styles.steps}>
            {steps.map(([title, text]) => (
              <li key={title}>
                <b>{t(`call.steps.${title}`)}</b> {t(`call.steps.${text}`)}
              </li>
            ))}
          </ol>
        </Section>
      )}
    </PageLayout>
  );
}
