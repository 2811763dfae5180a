'use client';

import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
} from 'react';
import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { onConnectionChange } from '@/lib/browser/connection';
import { isFrameLost, showFromTop, takeFocusOutOf } from '@/lib/browser/frame';
import { onFrameMessage } from '@/lib/browser/frame-messages';
import { isOnline } from '@/lib/browser/network';
import {
  EMBED_SILENCE_MS,
  type Embed,
  type EmbedEvent,
  embedStep,
  newEmbed,
  parseEmbedEvent,
} from '@/lib/embed/embed-step';
import type { HtmlLang } from '@/lib/i18n/locales';
import styles from './ActionEmbed.module.css';

/** What an embed needs from the server: its address, its way around, and its words. */
export type EmbedTexts = {
  src: string;
  href: string;
  title: string;
  titleLang: HtmlLang | undefined;
  note: string;
  loading: string;
  shown: string;
  rescue: string;
  offline: string;
  cta: string;
  newTab: string;
};

type ActionEmbedProps = { texts: EmbedTexts; onEscape?: () => void; onSubmitted?: () => void };

/**
 * A third party's form in a frame of our own, as tall as the form. Blocked, offline, silent for 8 s or
 * gone to another page, it becomes a sentence and a direct link (contracts.md, Action Network embeds).
 * `onEscape` hears the key where it is pressed in the form.
 */
export function ActionEmbed({ texts, onEscape, onSubmitted }: ActionEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [embed, dispatch] = useReducer(embedStep, newEmbed, (fresh) => embedStep(fresh, network()));
  const isOffline = embed.phase === 'offline';
  const hear = useEffectEvent((data: unknown) => {
    const news = parseEmbedEvent(data);
    if (!news) return;
    dispatch(news);
    // the next step of a form that is shown begins at its top
    if (news.type === 'loaded' && embed.phase === 'shown' && frame.current) {
      showFromTop(frame.current);
    }
    if (news.type === 'escape') onEscape?.();
    if (news.type === 'submitted' && embed.phase !== 'submitted') onSubmitted?.();
  });

  useEffect(() => onConnectionChange(() => dispatch(network())), []);
  useEffect(() => {
    if (isOffline || !frame.current) return;
    const stopListening = onFrameMessage(frame.current, hear);
    const timer = setTimeout(() => dispatch({ type: 'silent' }), EMBED_SILENCE_MS);
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [isOffline]);

  function leave() {
    dispatch({ type: 'left' });
    dispatch(network());
  }

  return <EmbedView embed={embed} texts={texts} src={texts.src} frame={frame} onLeft={leave} />;
}

function network(): EmbedEvent {
  return { type: isOnline() ? 'online' : 'offline' };
}

type EmbedViewProps = {
  embed: Embed;
  texts: EmbedTexts;
  /** where the form is; none where only its state is shown */
  src?: string;
  frame?: RefObject<HTMLIFrameElement | null>;
  /** called when the frame holds a page that is not ours */
  onLeft?: () => void;
};

/** What an embed shows in each of its phases. */
export function EmbedView({ embed, texts, src, frame, onLeft }: EmbedViewProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const isShown = embed.phase === 'shown' || embed.phase === 'submitted';

  function hearLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    if (!isFrameLost(currentTarget)) return;
    // a key that is pressed in another site's page, Escape say, would never be heard here
    if (status.current) takeFocusOutOf(currentTarget, status.current);
    onLeft?.();
  }

  return (
    <div className={styles.embed}>
      {texts.note && <p className={styles.note}>{texts.note}</p>}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={isShown ? layout.visuallyHidden : undefined}
      >
        {embed.phase === 'loading' && texts.loading}
        {isShown && texts.shown}
        {embed.phase === 'rescue' && texts.rescue}
        {embed.phase === 'offline' && texts.offline}
      </p>
      {embed.phase !== 'offline' && (
        <iframe
          ref={frame}
          className={isShown ? styles.frame : styles.waiting}
          inert={!isShown}
          src={src}
          title={texts.title}
          lang={texts.titleLang}
          height={Math.max(embed.height, 1)}
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={hearLoad}
        />
      )}
      <p className={isShown ? styles.aside : undefined}>
        {isShown ? (
          <a href={texts.href} target="_blank" rel="noopener">
            {texts.cta} {texts.newTab}
          </a>
        ) : (
          <ButtonLink href={texts.href} target="_blank" rel="noopener" size="lg">
            {texts.cta}
            <span className={layout.visuallyHidden}> {texts.newTab}</span>
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
