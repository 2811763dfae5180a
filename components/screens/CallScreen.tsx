import { useTranslations } from 'next-intl';
import { CallFormIsland } from '@/components/call/CallFormIsland';
import { CallScript } from '@/components/call/CallScript';
import { CallYourself } from '@/components/call/CallYourself';
import { callFormTexts } from '@/components/call/call-texts';
import { NoCallForm } from '@/components/call/NoCallForm';
import { Section, SectionHead } from '@/components/sections/Section';
import { PageLayout } from '@/components/shell/PageLayout';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { scriptFor } from '@/lib/call/script';
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
  const { content, fallbackLang } = edition;
  const t = useTranslations();
  const texts = callFormTexts(edition, t);

  return (
    <PageLayout edition={edition} path="/call">
      <section className={styles.head}>
        <div className={`${layout.wrap} ${styles.columns}`}>
          <div>
            <h1 className={type.page} lang={fallbackLang('call_page_title')}>
              {content.call_page_title}
            </h1>
            {!texts.unavailable && (
              <p
                className={`${type.lead} ${styles.lead}`}
                lang={fallbackLang('call_page_description')}
              >
                {content.call_page_description}
              </p>
            )}
          </div>
          <div className={styles.ticket}>
            {texts.unavailable ? (
              <NoCallForm reason={texts.unavailable} />
            ) : (
              <CallFormIsland id="call" texts={texts} />
            )}
            <CallYourself
              id="call"
              isOpen={Boolean(texts.unavailable)}
              texts={texts.direct}
              switchboard={texts.failure.switchboard}
            >
              <h2 className={type.small}>{t('direct.script')}</h2>
              <CallScript
                html={scriptFor(content.callpower_script, null)}
                lang={fallbackLang('callpower_script')}
                texts={{ large: t('script.large'), print: t('script.print') }}
              />
            </CallYourself>
          </div>
        </div>
      </section>
      {!texts.unavailable && (
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
