'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ClientContentKey } from '@/lib/content/load';
import { type ContentData, type LocalizedContent, localizedContent } from '@/lib/content/localized';
import type { NextEvent } from '@/lib/schedule/next-event';

type ClientContent = LocalizedContent<ClientContentKey> & { nextEvent: NextEvent | undefined };

const ContentContext = createContext<ClientContent | null>(null);

type ContentProviderProps = {
  data: ContentData<ClientContentKey>;
  nextEvent: NextEvent | undefined;
  children: ReactNode;
};

export function ContentProvider({ data, nextEvent, children }: ContentProviderProps) {
  const content = useMemo(() => ({ ...localizedContent(data), nextEvent }), [data, nextEvent]);
  return <ContentContext value={content}>{children}</ContentContext>;
}

/** The content for client parts, in the shape that `loadContent` returns to server parts, and the next event. */
export function useContent(): ClientContent {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent needs a ContentProvider above it.');
  return content;
}
