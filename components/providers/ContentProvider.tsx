'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ClientContentKey } from '@/lib/content/load';
import { type ContentData, type LocalizedContent, localizedContent } from '@/lib/content/localized';

const ContentContext = createContext<LocalizedContent<ClientContentKey> | null>(null);

type ContentProviderProps = { data: ContentData<ClientContentKey>; children: ReactNode };

export function ContentProvider({ data, children }: ContentProviderProps) {
  const content = useMemo(() => localizedContent(data), [data]);
  return <ContentContext value={content}>{children}</ContentContext>;
}

/** The content for client parts, in the shape that `loadContent` returns to server parts. */
export function useContent(): LocalizedContent<ClientContentKey> {
  const content = useContext(ContentContext);
  if (!content) throw new Error('useContent needs a ContentProvider above it.');
  return content;
}
