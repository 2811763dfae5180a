'use client';

import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { onFrameMessage } from '@/lib/browser/frame-messages';
import {
  EMBED_SILENCE_MS,
  type Embed,
  embedNews,
  embedStep,
  newEmbed,
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
  cta: string;
  newTab: string;
};

type ActionEmbedProps = { texts: EmbedTexts; onEscape?: () => void; onSubmitted?: () => void };

/**
 * A third party's form in a frame of our own, as tall as the form. Blocked, offline or silent for
 * 8 s, it becomes a sentence and a direct link (contracts.md, Action Network embeds). `onEscape` hears
 * the key where it is pressed in the form.
 */
export function ActionEmbed({ texts, onEscape, onSubmitted }: ActionEmbedProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [embed, dispatch] = useReducer(embedStep, newEmbed);
  const hear = useEffectEvent((data: unknown) => {
    const news = embedNews(data);
    if (!news) return;
    dispatch(news);
    if (news.type === 'escape') onEscape?.();
    if (news.type === 'submitted' && embed.phase !== 'submitted') onSubmitted?.();
  });

  useEffect(() => (frame.current ? onFrameMessage(frame.current, hear) : undefined), []);
  useEffect(() => {
    const timer = setTimeout(() => dispatch({ type: 'silent' }), EMBED_SILENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return <EmbedView embed={embed} texts={texts} src={texts.src} frame={frame} />;
}

type EmbedViewProps = {
  embed: Embed;
  texts: EmbedTexts;
  /** where the form is; none where only its state is shown */
  src?: string;
  frame?: RefObject<HTMLIFrameElement | null>;
};

/** What an embed shows in each of its phases. */
export function EmbedView({ embed, texts, src, frame }: EmbedViewProps) {
  const isShown = embed.phase === 'shown' || embed.phase === 'submitted';

  return (
    <div className={styles.embed}>
      {texts.note && <p className={styles.note}>{texts.note}</p>}
      <p role="status" className={isShown ? layout.hidden : undefined}>
        {embed.phase === 'loading' && texts.loading}
        {isShown && texts.shown}
        {embed.phase === 'rescue' && texts.rescue}
      </p>
      <iframe
        ref={frame}
        className={isShown ? styles.frame : styles.waiting}
        src={src}
        title={texts.title}
        lang={texts.titleLang}
        height={Math.max(embed.height, 1)}
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <p className={isShown ? styles.aside : undefined}>
        {isShown ? (
          <a href={texts.href} target="_blank" rel="noopener">
            {texts.cta} {texts.newTab}
          </a>
        ) : (
          <ButtonLink href={texts.href} target="_blank" rel="noopener" isBig>
            {texts.cta}
            <span className={layout.hidden}> {texts.newTab}</span>
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
