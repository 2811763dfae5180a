import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ModalLink } from '@/components/modals/ModalLink';
import { ButtonLink, buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { InPageLink } from '@/components/ui/InPageLink';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import type { LocalizedContent } from '@/lib/content/localized';
import { letterPage } from '@/lib/embed/action-network';
import { screenHref } from '@/lib/paths';
import { selfieTweet } from '@/lib/selfie/share';
import { trailerVideo } from '@/lib/video/services';
import { Demands } from './Demands';
import styles from './IntroSection.module.css';

/** The first screen: the question, every call to action, and the four demands as placards. */
export function IntroSection(edition: LocalizedContent) {
  const t = useTranslations();
  const { content, locale, text } = edition;
  const trailer = trailerVideo();

  return (
    <section className={styles.intro} aria-labelledby="intro-title">
      <div className={clsx(layout.wrap, styles.top)}>
        <h1 className={type.title} id="intro-title" {...text('intro_title')} />
        <div>
          <p className={styles.lead} {...text('intro_lead')} />
          <div className={styles.primary}>
            <ModalLink
              modal="open-letter"
              href={letterPage(content.intro_letter_action_network_id)}
              className={buttonClass({ size: 'lg', isFullWidth: true })}
              {...text('intro_letter_cta')}
            />
            <ButtonLink href={screenHref(locale, '/call')} variant="dark" isFullWidth>
              {t('letter.thenCall')}
            </ButtonLink>
          </div>
          <ul className={styles.docket}>
            <li>
              <ModalLink modal="moral-monday" href={content.intro_moral_monday_link}>
                <Row>
                  <span {...text('intro_moral_monday_cta')} />
                </Row>
              </ModalLink>
            </li>
            <li>
              <InPageLink
                href={
                  content.visible_sections.includes('calendar')
                    ? '#calendar'
                    : content.intro_moral_monday_link
                }
              >
                <Row>
                  <span {...text('intro_calendar_cta')} />
                </Row>
              </InPageLink>
            </li>
            <li>
              <ModalLink modal="selfie-form" href={selfieTweet(locale, t('selfie.defaultComment'))}>
                <Row>
                  <span {...text('intro_selfie_cta')} />
                  <small {...text('intro_selfie_subtext')} />
                </Row>
              </ModalLink>
            </li>
            <li>
              <a href={screenHref(locale, '/toolkit')}>
                <Row>
                  <span {...text('intro_toolkit_cta')} />
                </Row>
              </a>
            </li>
          </ul>
          {trailer && (
            <ModalLink modal="trailer" href={trailer.page} className={styles.trailer}>
              <Icon name="play" /> {t('intro.trailer')}
            </ModalLink>
          )}
        </div>
      </div>
      <Demands {...edition} />
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <Icon name="arrow" />
    </>
  );
}
