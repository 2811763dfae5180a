import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { isOnline, onConnectionChange } from '@/lib/browser/network';
import {
  EMBED_SILENCE_MS,
  type Embed,
  type EmbedEvent,
  embedStep,
  newEmbed,
  parseEmbedEvent,
} from '@/lib/embed/embed-step';
import { showFromTop, takeFocusOutOf, watchFrame } from '@/lib/embed/frame.browser';
import type { ModalName } from '@/lib/modals/deep-links';
import { hideModal, keepMounted, releaseModal, useModal } from '@/lib/modals/state';

export type EmbedOwner = {
  /** the modal around it, which stays mounted with the visitor's input and closes on Escape */
  modal?: ModalName | undefined;
  onSubmitted?: (() => void) | undefined;
};

export type EmbedProps = {
  embed: Embed;
  /** omitted to show only the state */
  frame?: RefObject<HTMLIFrameElement | null>;
  status?: RefObject<HTMLParagraphElement | null>;
  onResume?: () => void;
};

export function useEmbed({ modal, onSubmitted }: EmbedOwner): EmbedProps {
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
    const stopListening = watchFrame(frame.current, { onMessage, onLost });
    const timer = setTimeout(() => dispatch({ type: 'silent' }), EMBED_SILENCE_MS);
    return () => {
      stopListening();
      clearTimeout(timer);
    };
  }, [isOffline]);

  return { embed, frame, status, onResume: () => dispatch({ type: 'resumed' }) };
}

function network(): EmbedEvent {
  return { type: isOnline() ? 'online' : 'offline' };
}
