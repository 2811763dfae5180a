import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/Button';
import { InPageLink } from '@/components/ui/InPageLink';
import layout from '@/components/ui/layout.module.css';
import { NewTabLink } from '@/components/ui/NewTabLink';
import torn from '@/components/ui/torn.module.css';
import typography from '@/components/ui/typography.module.css';
import { UnavailableNotice } from '@/components/ui/UnavailableNotice';
import { takesForms } from '@/lib/archive';
import type { LocalizedContent, LocalizedText } from '@/lib/content/localized';
import type { ScreenPath } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import { type ModalName, modalHashes } from '@/lib/modals/state';
import styles from './ActionPage.module.css';
import { PageForm } from './PageForm';
import { PageLayout } from './PageLayout';

/** The actions with a page of their own, each with the modal that has the same form. */
const actions = {
  letter: { path: '/letter', modal: 'open-letter' },
  event: { path: '/rsvp', modal: 'moral-monday' },
  selfie: { path: '/selfie', modal: 'selfie-form' },
} as const satisfies Record<keyof Messages['closed'], { path: ScreenPath; modal: ModalName }>;

type ActionPageProps = {
  edition: LocalizedContent;
  action: keyof typeof actions;
  title: LocalizedText;
  /** under the title */
  lead?: ReactNode;
  /** what the link to the form, and the form's title, say */
  cta: LocalizedText;
  /** the form’s own page at another host, to which a link leads with and without scripts */
  hosted?: string;
  /** false where the form is only there */
  isEmbedded?: boolean;
  /** in place of the form where no scripts run */
  withoutScripts?: ReactNode;
  /** after the form */
  next?: ReactNode;
  /** the form needs the page's whole width, under what it is about */
  isWide?: boolean;
  children?: ReactNode;
};

/** A page for one action: what it is about, and the form that its modal has too. */
export function ActionPage({
  edition,
  action,
  title,
  lead,
  cta,
  hosted,
  isEmbedded = true,
  withoutScripts,
  next,
  isWide = false,
  children,
}: ActionPageProps) {
  const t = useTranslations();
  const { path, modal } = actions[action];
  const id = modalHashes[modal].slice(1);

  return (
    <PageLayout edition={edition} path={path}>
      <section className={styles.head}>
        <div className={layout.wrap}>
          <h1 className={typography.page} {...title} />
          {lead}
          {takesForms() && (
            <p className={styles.toForm}>
              <InPageLink href={`#${id}`} className={buttonClass({ size: 'lg' })} {...cta} />
            </p>
          )}
        </div>
      </section>
      <div className={clsx(torn.torn, styles.sheet)}>
        <div className={clsx(layout.wrap, styles.parts, children && !isWide && styles.columns)}>
          {children}
          <section
            id={id}
            className={clsx(styles.form, isWide && styles.wide)}
            aria-labelledby={`${id}-title`}
          >
            <h2 className={typography.sub} id={`${id}-title`} {...cta} />
            {takesForms() ? (
              <>
                {isEmbedded && (
                  <>
                    <PageForm modal={modal}>
                      <p className={styles.withScripts}>{t('embed.loading')}</p>
                    </PageForm>
                    <div className={styles.withoutScripts}>
                      {withoutScripts ?? <p>{t('actionPage.withoutForm')}</p>}
                    </div>
                  </>
                )}
                {hosted && (
                  <p>
                    <NewTabLink href={hosted}>{t('embed.onActionNetwork')}</NewTabLink>
                  </p>
                )}
                {next}
              </>
            ) : (
              <UnavailableNotice>{t(`closed.${action}`)}</UnavailableNotice>
            )}
          </section>
        </div>
      </div>
    </PageLayout>
  );
}
