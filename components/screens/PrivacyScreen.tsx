import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHead } from '@/components/ui/PageHead';
import { Section } from '@/components/ui/Section';
import { PageLayout } from '@/components/shell/PageLayout';
import { type StoredKey, storedKeys } from '@/lib/browser/stored-keys';
import { config } from '@/lib/config/config';
import { loadContent } from '@/lib/content/load';
import type { Locale } from '@/lib/i18n/locales';
import { hostNames, thirdParties } from '@/lib/privacy/third-parties';
import styles from './PrivacyScreen.module.css';

const COMPLAINTS = 'https://www.ada.gov/file-a-complaint/';

const mailTo = (address: string) => ({
  email: address,
  mail: (words: ReactNode) => <a href={`mailto:${address}`}>{words}</a>,
});
const linkTo = (href: string) => (words: ReactNode) => <a href={href}>{words}</a>;

export function PrivacyScreen({ locale }: { locale: Locale }) {
  const content = loadContent(locale);
  const titles = useTranslations('titles');
  const t = useTranslations('privacy');
  const { privacy_url, security } = config;
  const parties = thirdParties(config);
  const press = mailTo(config.press_email);

  return (
    <PageLayout content={content} path="/privacy">
      <PageHead id="privacy" title={titles('privacy')} picture="clasp">
        <p className="lead">{t('lead')}</p>
      </PageHead>
      <Section
        id="hosts"
        title={t('hosts')}
        lead={<p>{t(parties.length > 0 ? 'hostsLead' : 'nobody')}</p>}
      >
        <ul className={styles.entries}>
          {parties.map((party) => (
            <li key={party.name}>
              <h3>{t(`parties.${party.name}.name`)}</h3>
              {hostNames(party).map((host) => (
                <code key={host}>{host}</code>
              ))}
              <p>
                <b>{t('when')}:</b> {t(`parties.${party.name}.when`)}
              </p>
              <p>
                <b>{t('gets')}:</b> {t(`parties.${party.name}.gets`)}
              </p>
            </li>
          ))}
        </ul>
        <p className="measure">{t('links')}</p>
      </Section>
      <Section id="stored" title={t('stored')} lead={<p>{t('storedLead')}</p>}>
        <ul className={styles.entries}>
          {(Object.keys(storedKeys) as StoredKey[]).map((key) => (
            <li key={key}>
              <h3>{t(`names.${key}`)}</h3>
              <code>{key}</code>
              <p>{t(`keys.${key}`)}</p>
              <p>
                <b>{t(`durations.${storedKeys[key]}`)}</b>
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="server" title={t('server')}>
        <p className="measure">{t('serverText')}</p>
      </Section>
      <Section id="answers" title={t('answers')}>
        <div className="prose">
          <p>{t.rich('answersText', { name: content.values.site_title, ...press })}</p>
          {privacy_url && <p>{t.rich('ownPolicy', { policy: linkTo(privacy_url) })}</p>}
          {security && <p>{t.rich('security', mailTo(security.contact))}</p>}
        </div>
      </Section>
      <Section id="accessibility" ground="dawn" title={t('accessibility')}>
        <div className="prose">
          <p>{t('accessibilityText')}</p>
          <p>{t('limits')}</p>
          <p>{t.rich('complain', press)}</p>
          <p>{t.rich('doj', { office: linkTo(COMPLAINTS) })}</p>
        </div>
      </Section>
    </PageLayout>
  );
}
