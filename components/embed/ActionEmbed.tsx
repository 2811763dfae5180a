'use client';

import { useTranslations } from 'next-intl';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { Button, buttonClass } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { useContent } from '@/components/providers/ContentProvider';
import { isOnline, onConnectionChange } from '@/lib/browser/network';
import { frameSandbox } from '@/lib/deployment';
import { type ActionForm, letterPage } from '@/lib/embed/action-network';
import {
  EMBED_SILENCE_MS,
  type Embed,
  type EmbedEvent,
  embedStep,
  isFormShown,
  isHello,
  newEmbed,
  parseEmbedEvent,
} from '@/lib/embed/embed-step';
import { showFromTop, takeFocusOutOf, watchFrame } from '@/lib/embed/frame.browser';
import { htmlLangs } from '@/lib/i18n/locales';
import { hideModal, keepMounted, type ModalName, releaseModal, useModal } from '@/lib/modals/state';
import { withBasePath } from '@/lib/paths';
import { publicConfig } from '@/lib/public-config';
import { referralCode } from '@/lib/share/referral-code.browser';
import styles from './ActionEmbed.module.css';

type ActionEmbedProps = ActionForm & {
  /** the modal around it, which stays mounted with the visitor's input and closes on Escape */
  modal?: ModalName;
  /** true on a page of its own, which has the direct link around it */
  isOnPage?: boolean | undefined;
  onSubmitted?: () => void;
};

/**
 * A third-party form in a frame of ours, as tall as the form. Blocked, offline, silent for 8 s or
 * navigated away, it is replaced by a sentence and a direct link; likewise when the form continues
 * in a new tab, where the visitor can also bring it back.
 */
export function ActionEmbed({ type, id, isOnPage, onSubmitted, ...props }: ActionEmbedProps) {
  const modal = isOnPage ? undefined : props.modal;
  const frame = useRef<HTMLIFrameElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [embed, dispatch] = useReducer(embedStep, newEmbed, (fresh) => embedStep(fresh, network()));
  const isOffline = embed.phase === 'offline';
  const onMessage = useEffectEvent((data: unknown) => {
    const event = parseEmbedEvent(data);
    if (!event) return;
    dispatch(event);
    // scroll the next step of a visible form to its top
    if (event.type === 'loaded' && embed.phase === 'shown' && frame.current) {
      showFromTop(frame.current);
    }
    if (event.type === 'escape' && modal) hideModal();
    if ((event.type === 'typed' || event.type === 'continued') && modal) keepMounted(modal);
    if (event.type === 'continued') leaveFrame();
    if (event.type === 'submitted' && embed.phase !== 'submitted') {
      // in a closed modal, keep the thank-you until the visitor has seen it
      if (modal && modal === useModal.getState().modal) releaseModal(modal);
      onSubmitted?.();
    }
  });

  // keys pressed in a hidden frame, such as Escape, would not reach this page
  function leaveFrame() {
    if (frame.current && status.current) takeFocusOutOf(frame.current, status.current);
  }
  const onLost = useEffectEvent(() => {
    leaveFrame();
    // the input is gone with the form, so the modal need not stay mounted
    if (modal) releaseModal(modal);
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

  const onResume = () => dispatch({ type: 'resumed' });
  return <EmbedView {...{ type, id, embed, frame, status, isOnPage, onResume }} />;
}

function network(): EmbedEvent {
  return { type: isOnline() ? 'online' : 'offline' };
}

/** The content keys of each form; a fallback at `id` means that the form is in English. */
const contentKeys = {
  letter: { id: 'intro_letter_action_network_id', title: 'letter_title' },
  event: { id: 'intro_moral_monday_link', title: 'intro_moral_monday_cta' },
} as const;

const continuedKeys = { letter: 'continuedLetter', event: 'continuedEvent' } as const;

type EmbedViewProps = ActionForm & {
  embed: Embed;
  /** the frame that holds the form; omitted to show only the state */
  frame?: RefObject<HTMLIFrameElement | null>;
  status?: RefObject<HTMLParagraphElement | null>;
  isOnPage?: boolean | undefined;
  onResume?: () => void;
};

/** The address of the page that the form runs in: which form, and this page's referral code, if it has one. */
function frameAddress(...choice: string[]): string {
  const parts = [...choice, referralCode()].filter(Boolean);
  return `${publicConfig.embed_origin}${withBasePath('/embed/widget.html')}#${parts.join('/')}`;
}

/** An embed in each of its phases. */
export function EmbedView({ type, id, embed, frame, status, isOnPage, onResume }: EmbedViewProps) {
  const t = useTranslations('embed');
  const { locale, values, fallbackLang, text } = useContent();
  const title = text(contentKeys[type].title);
  // a Spanish form has its own id; without one, the English form is marked as English
  const borrowedLang = fallbackLang(contentKeys[type].id);
  const formLang = borrowedLang ?? htmlLangs[locale];
  const href = type === 'letter' ? letterPage(id) : values.intro_moral_monday_link;
  const isShown = isFormShown(embed);
  const isContinued = embed.phase === 'continued';
  const isAside = isShown || isContinued;

  return (
    <div className={styles.embed}>
      {borrowedLang && <p className={styles.note}>{t('inEnglish')}</p>}
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className={embed.phase === 'shown' ? layout.visuallyHidden : undefined}
      >
        {t(embed.phase === 'continued' ? continuedKeys[type] : embed.phase)}
      </p>
      {isContinued && (
        <p>
          <Button variant="outline" onClick={onResume}>
            {t('resume')}
          </Button>
        </p>
      )}
      {frame && embed.phase !== 'offline' && (
        <iframe
          ref={frame}
          className={isShown ? styles.frame : styles.waiting}
          inert={!isShown}
          sandbox={frameSandbox(publicConfig.embed_origin)}
          src={frameAddress(type, id, formLang)}
          title={title.children}
          lang={title.lang}
          height={Math.max(embed.height, 1)}
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      {!isOnPage && (
        <p className={isAside ? styles.aside : undefined}>
          <NewTabLink href={href} className={isAside ? undefined : buttonClass({ size: 'lg' })}>
            {t('onActionNetwork')}
          </NewTabLink>
        </p>
      )}
    </div>
  );
}
