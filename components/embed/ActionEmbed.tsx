'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useContent } from '@/components/shell/ContentProvider';
import { buttonClass } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { showFromTop, takeFocusOutOf, watchFrame } from '@/lib/browser/frame';
import { isOnline, onConnectionChange } from '@/lib/browser/network';
import { frameSandbox } from '@/lib/deployment.mjs';
import { type ActionForm, letterPage } from '@/lib/embed/action-network';
import {
  EMBED_SILENCE_MS,
  type Embed,
  type EmbedEvent,
  embedStep,
  isHello,
  newEmbed,
  parseEmbedEvent,
} from '@/lib/embed/embed-step';
import { htmlLangs } from '@/lib/i18n/locales';
import { withBasePath } from '@/lib/paths';
import { publicConfig } from '@/lib/public-config';
import styles from './ActionEmbed.module.css';

type ActionEmbedProps = ActionForm & { onEscape?: () => void; onSubmitted?: () => void };

/**
 * A third party's form in a frame of our own, as tall as the form. Blocked, offline, silent for 8 s or
 * gone to another page, it becomes a sentence and a direct link. `onEscape` hears the key where it is
 * pressed in the form.
 */
export function ActionEmbed({ type, id, onEscape, onSubmitted }: ActionEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [embed, dispatch] = useReducer(embedStep, newEmbed, (fresh) => embedStep(fresh, network()));
  const isOffline = embed.phase === 'offline';
  const onMessage = useEffectEvent((data: unknown) => {
    const event = parseEmbedEvent(data);
    if (!event) return;
    dispatch(event);
    // the next step of a form that is shown begins at its top
    if (event.type === 'loaded' && embed.phase === 'shown' && frame.current) {
      showFromTop(frame.current);
    }
    if (event.type === 'escape') onEscape?.();
    if (event.type === 'submitted' && embed.phase !== 'submitted') onSubmitted?.();
  });

  const onLost = useEffectEvent(() => {
    // a key that is pressed in another site's page, Escape say, would never be heard here
    if (frame.current && status.current) takeFocusOutOf(frame.current, status.current);
    dispatch({ type: 'left' });
    dispatch(network());
  });

  useEffect(() => onConnectionChange(() => dispatch(network())), []);
  useEffect(() => {
    if (isOffline || !frame.current) return;
    const stopListening = watchFrame(frame.current, isHello, { onMessage, onLost });
    const timer = setTimeout(() => dispatch({ type: 'silent' }), EMBED_SILENCE_MS);
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [isOffline]);

  return <EmbedView type={type} id={id} embed={embed} frame={frame} status={status} />;
}

function network(): EmbedEvent {
  return { type: isOnline() ? 'online' : 'offline' };
}

/** Where the texts of a form come from, and whose fallback says that the form is in English. */
const contentKeys = {
  letter: { id: 'intro_letter_action_network_id', title: 'letter_title' },
  event: { id: 'intro_moral_monday_link', title: 'intro_moral_monday_cta' },
} as const;

type EmbedViewProps = ActionForm & {
  embed: Embed;
  /** the frame that holds the form; none where only its state is shown */
  frame?: RefObject<HTMLIFrameElement | null>;
  status?: RefObject<HTMLParagraphElement | null>;
};

const frameAddress = `${publicConfig.embed_origin}${withBasePath('/embed/widget.html')}`;

/** What an embed shows in each of its phases. */
export function EmbedView({ type, id, embed, frame, status }: EmbedViewProps) {
  const t = useTranslations('embed');
  const { locale, content, fallbackLang, text } = useContent();
  const title = text(contentKeys[type].title);
  // a Spanish form has an id of its own; where there is none, the English one says so
  const borrowedLang = fallbackLang(contentKeys[type].id);
  const formLang = borrowedLang ?? htmlLangs[locale];
  const href = type === 'letter' ? letterPage(id) : content.intro_moral_monday_link;
  const isShown = embed.phase === 'shown' || embed.phase === 'submitted';

  return (
    <div className={styles.embed}>
      {borrowedLang && <p className={styles.note}>{t('inEnglish')}</p>}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={isShown ? layout.visuallyHidden : undefined}
      >
        {t(embed.phase === 'submitted' ? 'shown' : embed.phase)}
      </p>
      {embed.phase !== 'offline' && (
        <iframe
          ref={frame}
          className={isShown ? styles.frame : styles.waiting}
          inert={!isShown}
          sandbox={frameSandbox(publicConfig.embed_origin)}
          src={frame && `${frameAddress}#${type}/${id}/${formLang}`}
          title={title.children}
          lang={title.lang}
          height={Math.max(embed.height, 1)}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <p className={isShown ? styles.aside : undefined}>
        <NewTabLink href={href} className={isShown ? undefined : buttonClass({ size: 'lg' })}>
          {t('onActionNetwork')}
        </NewTabLink>
      </p>
    </div>
  );
}
