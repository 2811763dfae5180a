'use client';

import type { ReactNode } from 'react';
import { NewTabLink } from '@/components/ui/NewTabLink';
import { useSharedAddress } from '@/components/share/useSharedAddress';
import { useContent } from '@/components/providers/ContentProvider';
import { screenUrl } from '@/lib/config/screen-url';
import { shareText } from '@/lib/selfie/share';
import { tweetLink } from '@/lib/share/networks';

export function WordsTweet({ children }: { children: ReactNode }) {
  const { locale, values } = useContent();
  const url = useSharedAddress(screenUrl(locale, '/'));
  const text = shareText(values.selfies_default_caption);

  return <NewTabLink href={tweetLink(text, url)}>{children}</NewTabLink>;
}
