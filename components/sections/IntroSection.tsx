import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ModalLink } from '@/components/modals/ModalLink';
import { buttonClass } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { InPageLink } from '@/components/ui/InPageLink';
import layout from '@/components/ui/layout.module.css';
import type from '@/components/ui/type.module.css';
import { config } from '@/lib/config';
import type { LocalizedContent } from '@/lib/content/localized';
import { letterPage } from '@/lib/embed/action-network';
import { screenHref } from '@/lib/paths';
import { selfieTweet } from '@/lib/selfie/share';
import { videoSource, watchPage } from '@/lib/video/services';
import { Demands } from './Demands';
import styles from './IntroSection.module.css';

/** The first screen: the question, every call to action, and the four demands as placards. */
export function IntroSection(edition: LocalizedContent) {
  const t = useTranslations();
  const { content, fallbackLang, locale } = edition;
  const trailer = videoSource(config.trailer_service, config.trailer_video_id);

  return (
    <section className={styles.intro} aria-labelledby="intro-title">
      <div className={`${layout.wrap} ${styles.top}`}>
        <h1 className={type.title} id="intro-title" lang={fallbackLang('intro_title')}>
          {content.intro_title}
        </h1>
        <div>
          <p className={styles.lead} lang={fallbackLang('intro_lead')}>
            {content.intro_lead}
          </p>
          <div className={styles.primary}>
            <ModalLink
              modal="open-letter"
              href={letterPage(content.intro_letter_action_network_id)}
              className={buttonClass({ size: 'lg', isFullWidth: true })}
              lang={fallbackLang('intro_letter_cta')}
            >
              {content.intro_letter_cta}
            </ModalLink>
          </div>
          <ul className={styles.docket}>
            <li>
              <ModalLink modal="moral-monday" href={content.intro_moral_monday_link}>
                <Row>
                  <span lang={fallbackLang('intro_moral_monday_cta')}>
                    {content.intro_moral_monday_cta}
                  </span>
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
                  <span lang={fallbackLang('intro_calendar_cta')}>
                    {content.intro_calendar_cta}
                  </span>
                </Row>
              </InPageLink>
            </li>
            <li>
              <ModalLink modal="selfie-form" href={selfieTweet(locale, t('selfie.defaultComment'))}>
                <Row>
                  <span lang={fallbackLang('intro_selfie_cta')}>{content.intro_selfie_cta}</span>
                  <small lang={fallbackLang('intro_selfie_subtext')}>
                    {content.intro_selfie_subtext}
                  </small>
                </Row>
              </ModalLink>
            </li>
            <li>
              <a href={screenHref(locale, '/toolkit')}>
                <Row>
                  <span lang={fallbackLang('intro_toolkit_cta')}>{content.intro_toolkit_cta}</span>
                </Row>
              </a>
            </li>
          </ul>
          {trailer && (
            <ModalLink
              modal="trailer"
              href={watchPage(trailer, config.facebook_page)}
              className={styles.trailer}
            >
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
