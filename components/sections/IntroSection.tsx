import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { ButtonLink, buttonClass } from '@/components/ui/Button';
import { Since, Until } from '@/components/ui/Dated';
import { Icon } from '@/components/ui/Icon';
import { InPageLink } from '@/components/ui/InPageLink';
import { ModalLink } from '@/components/modals/ModalLink';
import { Demands } from '@/components/demands/Demands';
import { HeroPart, HeroQuestion } from '@/components/placard/HeroQuestion';
import { TrailerLink } from '@/components/video/TrailerLink';
import { screenHref, withBasePath } from '@/lib/addresses/paths';
import { publicConfig } from '@/lib/config/public-config';
import { hasCalls } from '@/lib/config/targets';
import { seasonEnd } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import { eventPage } from '@/lib/embed/action-network';
import type { Locale } from '@/lib/i18n/locales';
import { widestWord } from '@/lib/lettering/fitted-text';
import { nextEvent } from '@/lib/schedule/next-event';
import { trailerVideo } from '@/lib/video/videos';
import styles from './IntroSection.module.css';

/** Questions with more letters, or with a word of more em, are set smaller. */
const sizes = [
  { letters: 80, em: 7.5, className: styles.longest },
  { letters: 40, em: 5, className: styles.long },
];

function titleClass(question: string, locale: Locale): string {
  const word = widestWord(question, locale);
  const size = sizes.find(({ letters, em }) => question.length > letters || word > em);
  return clsx('wrap title', styles.title, size?.className);
}

export function IntroSection(content: LocalizedContent) {
  const t = useTranslations();
  const { values, locale, text } = content;
  const event = nextEvent(content);
  const trailer = trailerVideo();
  // an archived site says itself that it is over
  const end = publicConfig.isArchived ? undefined : seasonEnd();
  const titled = titleClass(values.intro_title, locale);

  return (
    <HeroQuestion className={clsx('sky', styles.intro)} aria-labelledby="intro-title">
      <div className={styles.front}>
        {/* the same letters, as they look in the shade */}
        <div className={clsx('screenOnly', styles.shade)} aria-hidden="true">
          <div>
            <p className={titled} {...text('intro_title')} />
          </div>
        </div>
        <h1 className={titled} id="intro-title" {...text('intro_title')} />
        <div className={clsx('wrap', styles.actions)}>
          <div>
            <HeroPart name="answer" question={values.intro_title}>
              <p>
                <Until as="span" moment={end}>
                  <span {...text('intro_lead')} />
                </Until>
                <Since as="span" moment={end}>
                  {t('dates.seasonOver', { calls: String(hasCalls()) })}
                </Since>
              </p>
            </HeroPart>
            <ModalLink
              modal="open-letter"
              className={buttonClass({ size: 'lg', isFullWidth: true })}
              {...text('intro_letter_cta')}
            />
            {hasCalls() && (
              <ButtonLink href={screenHref(locale, '/call')} variant="dark" isFullWidth>
                <Icon name="phone" /> {t('letter.thenCall')}
              </ButtonLink>
            )}
            <ul className={clsx('screenOnly', styles.cells)}>
              <li>
                <ModalLink modal="moral-monday">
                  <span {...text('intro_moral_monday_cta')} />
                  {event && (
                    <>
                      <Until as="small" moment={event.endsAt}>
                        {`${event.day}, ${event.time}`}
                      </Until>
                      <Since as="small" moment={event.endsAt}>
                        {t('dates.wasThen', {
                          day: event.day,
                          isRecorded: String(Boolean(event.recording)),
                        })}
                      </Since>
                    </>
                  )}
                </ModalLink>
              </li>
              <li>
                <InPageLink
                  href={
                    values.visible_sections.includes('calendar')
                      ? '#calendar'
                      : eventPage(values.intro_moral_monday_link)
                  }
                  {...text('intro_calendar_cta')}
                />
              </li>
              <li>
                <ModalLink modal="selfie-form">
                  <span {...text('intro_selfie_cta')} />
                  <small {...text('intro_selfie_subtext')} />
                </ModalLink>
              </li>
              <li>
                <a href={screenHref(locale, '/toolkit')} {...text('intro_toolkit_cta')} />
              </li>
            </ul>
            {trailer && (
              <TrailerLink
                href={trailer.page}
                className={clsx('target screenOnly', styles.trailer)}
              >
                <Icon name="play" /> {t('video.trailer')}
              </TrailerLink>
            )}
          </div>
        </div>
        <Demands {...content} className={styles.demands} />
        {/* after the words in the HTML, which would push it down as the page arrives */}
        <div className={clsx('screenOnly', styles.scene)}>
          <div className={clsx('march', styles.march)} />
          <div className={styles.marcher}>
            <HeroPart name="marcher" question={values.intro_title}>
              <img src={withBasePath('/art/marcher-cap.svg')} width={216} height={264} alt="" />
              <span aria-hidden="true">{t('placard.words')}</span>
            </HeroPart>
          </div>
        </div>
      </div>
    </HeroQuestion>
  );
}
