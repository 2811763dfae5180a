import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import styles from '@/components/ui/video.module.css';
import { focusedElement, takeFocus } from '@/lib/browser/focus';
import { serviceNames } from '@/lib/content/model/video-services';
import { htmlLangs } from '@/lib/i18n/locales';
import { FramePlayer, type PlayerProps } from './FramePlayer';

// if our code for the player cannot be loaded, the plain frame still plays
const YouTubePlayer = lazy(() =>
  import('./YouTubePlayer').then(
    ({ YouTubePlayer }) => ({ default: YouTubePlayer }),
    () => ({ default: FramePlayer }),
  ),
);

export function Player(props: PlayerProps) {
  const { video, title, lang } = props;
  const t = useTranslations('video');
  const locale = useLocale();
  const stage = useRef<HTMLDivElement>(null);
  const { service, id } = video;
  const ServicePlayer = service === 'youtube' ? YouTubePlayer : FramePlayer;

  // in a layout effect, since a frame that renders at once hands the focus on in its effect
  useLayoutEffect(() => {
    if (stage.current) takeFocus(stage.current);
  }, []);
  const handFocusOn = useCallback((frame: HTMLIFrameElement) => {
    if (focusedElement() === stage.current) frame.focus();
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a player is no set of fields
    <div
      ref={stage}
      className={styles.stage}
      role="group"
      aria-label={title}
      lang={lang}
      tabIndex={-1}
    >
      <p lang={htmlLangs[locale]}>{t('slow', { service: serviceNames[service] })}</p>
      <Suspense>
        <ServicePlayer key={`${service} ${id}`} {...props} onFrame={handFocusOn} />
      </Suspense>
    </div>
  );
}
