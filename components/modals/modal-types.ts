import type { ComponentType, ReactNode } from 'react';
import type { ClientContentKey } from '@/lib/content/load';
import type { LocalizedContent } from '@/lib/content/localized';
import type { HtmlLang } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/messages/messages';
import type { ModalName } from '@/lib/modals/deep-links';

/** `isUndone` marks the heading of an action that failed. */
export type ModalTitle = { children?: ReactNode; lang?: HtmlLang | undefined; isUndone?: boolean };

export type ModalFrame = {
  useTitle: () => ModalTitle;
  /** more width, a red head, a dark room, or a close button that nothing scrolls beneath */
  look?: readonly ('wide' | 'card' | 'dark' | 'clear')[];
  /** a press beside it closes it, unless this is false */
  closesOnBackdrop?: boolean;
};

/** `isOnPage` where a body stands on a page of its own, which says around it what the form is for. */
export type BodyProps = { isOnPage?: boolean };

export type ModalRow = ModalFrame & {
  /** `lazyBody` for what is large */
  Body: ComponentType<BodyProps>;
  closedNotice?: keyof Messages['closed'];
  /** shows first where the body could not be loaded */
  Alert?: ComponentType;
  /** where the body's form can be filled in without our page */
  formPage?: (content: LocalizedContent<ClientContentKey>['values']) => string;
  /** false where the campaign has no such modal, though a shared link may still ask for it */
  exists?: () => boolean;
  opensWhile?: () => boolean;
};

export type ModalRows = Record<ModalName, ModalRow>;
