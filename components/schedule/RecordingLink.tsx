'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { SpokenTitle } from '@/components/ui/SpokenTitle';
import video from '@/components/video/video.module.css';
import { isPlainClick } from '@/lib/browser/plain-click';
import { holdInView, targetOfLink } from '@/lib/browser/scroll';
import { isArchived } from '@/lib/config/archive';
import type { HtmlLang } from '@/lib/i18n/locales';
import { countPlay } from '@/lib/tracking/counting.browser';
import { requestPlay } from '@/lib/video/playing';

type RecordingLinkProps = {
  /** the livestream's */
  name: string;
  /** the event's */
  title: string;
  lang: HtmlLang | undefined;
  isOver: boolean;
};

/** A link from an event to the livestream of its day, which a press plays. */
export function RecordingLink({ name, title, lang, isOver }: RecordingLinkProps) {
  const t = useTranslations('calendar');

  return (
    <a
      className={video.go}
      href={`#${name}`}
      data-scripted={isArchived() ? undefined : ''}
      onClick={(event) => {
        if (isArchived() || !isPlainClick(event)) return;
        event.preventDefault();
        // the player takes the focus if nothing else has it
        event.currentTarget.blur();
        countPlay();
        requestPlay(name);
        const livestream = targetOfLink(event.currentTarget);
        if (livestream) holdInView(livestream);
      }}
    >
      <Icon name="play" />
      {t(isOver ? 'recording' : 'livestream')}
      <SpokenTitle title={title} lang={lang} />
    </a>
  );
}
