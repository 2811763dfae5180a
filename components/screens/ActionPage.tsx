import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/Button';
import { Since, Until } from '@/components/ui/Dated';
import { InPageLink } from '@/components/ui/InPageLink';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { PageHead } from '@/components/ui/PageHead';
import { Section, SectionHead } from '@/components/ui/Section';
import { PageForm, type PageModal } from '@/components/shell/PageForm';
import { PageLayout } from '@/components/shell/PageLayout';
import { PrintedCode } from '@/components/print/PrintedCode';
import { publicConfig } from '@/lib/config/public-config';
import type { LocalizedContent, LocalizedText } from '@/lib/content/localized';
import type { Messages } from '@/lib/messages/messages';
import { modalHashes, modalPages } from '@/lib/modals/deep-links';

/** The actions with a page of their own, each with the modal that has the same form. */
const actions = {
  letter: 'open-letter',
  event: 'moral-monday',
  selfie: 'selfie-form',
} as const satisfies Record<keyof Messages['closed'], PageModal>;

type ActionPageProps = {
  content: LocalizedContent;
  action: keyof typeof actions;
  picture: NonNullable<ComponentProps<typeof PageHead>['picture']>;
  title: LocalizedText;
  lead: ReactNode;
  cta: LocalizedText;
  /** after the link to the form, which it would push out of the first screen */
  note?: ReactNode;
  /** the form’s own page at another host, to which a link leads with and without scripts */
  hosted?: string;
  /** false if the form is on the host’s page alone */
  isEmbedded?: boolean;
  withoutScripts?: ReactNode;
  next?: ReactNode;
  /** from the moment at which it is over: its title, the link in the form's place, and the section */
  over?: { moment: number | undefined; title: ReactNode; link: ReactNode; section: ReactNode };
  children?: ReactNode;
  after?: ReactNode;
};

export function ActionPage({ content, action, cta, over, ...parts }: ActionPageProps) {
  const { hosted, isEmbedded = true, withoutScripts } = parts;
  const t = useTranslations();
  const modal = actions[action];
  const id = modalHashes[modal].slice(1);

  return (
    <PageLayout content={content} path={modalPages[modal]}>
      <PageHead
        id="action"
        picture={parts.picture}
        title={
          <>
            <Until as="span" moment={over?.moment}>
              <span {...parts.title} />
            </Until>
            <Since as="span" moment={over?.moment}>
              {over?.title}
            </Since>
          </>
        }
      >
        {parts.lead}
        {!publicConfig.isArchived && (
          <Until moment={over?.moment}>
            <p className="screenOnly">
              <InPageLink href={`#${id}`} className={buttonClass({ size: 'lg' })} {...cta} />
            </p>
          </Until>
        )}
        {parts.note}
        <Since moment={over?.moment}>{over?.link}</Since>
        <PrintedCode path={modalPages[modal]} />
      </PageHead>
      {parts.children}
      <Since moment={over?.moment}>{over?.section}</Since>
      <Until moment={over?.moment}>
        <Section id={id}>
          {/* of no use on paper */}
          <div className="screenOnly">
            <SectionHead id={id} title={cta} />
            {!publicConfig.isArchived ? (
              <div className="stack">
                {isEmbedded && (
                  <div className="formRoom">
                    <PageForm modal={modal} placeholder={t(`actionPage.placeholder.${modal}`)} />
                    <noscript>{withoutScripts ?? <p>{t('actionPage.withoutForm')}</p>}</noscript>
                  </div>
                )}
                {hosted && (
                  <p>
                    <NewTabLink href={hosted}>{t('embed.onActionNetwork')}</NewTabLink>
                  </p>
                )}
                {parts.next}
              </div>
            ) : (
              <p className="unavailable">{t(`closed.${action}`)}</p>
            )}
          </div>
        </Section>
      </Until>
      {parts.after}
    </PageLayout>
  );
}
