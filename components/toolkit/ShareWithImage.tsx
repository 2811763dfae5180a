'use client';

import { useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/Button';
import { canSharePictures, fetchPicture } from '@/lib/browser/share-sheet';
import { openShareSheet } from '@/lib/browser/sharing';

const never = () => () => {};

type ShareWithImageProps = { text: string; picture: string; name: string; label: string };

/** The device's own share sheet with the picture and the text together, where it has one. */
export function ShareWithImage({ text, picture, name, label }: ShareWithImageProps) {
  const isOffered = useSyncExternalStore(never, canSharePictures, () => false);
  const fetched = useRef<Promise<File>>(null);
  if (!isOffered) return null;

  // fetched as soon as the press begins, since the sheet only opens right after it
  function fetchOnce(): Promise<File> {
    fetched.current ??= fetchPicture(picture, name);
    return fetched.current;
  }

  async function share() {
    try {
      await openShareSheet({ files: [await fetchOnce()], text });
    } catch {
      fetched.current = null;
    }
  }

  return (
    <Button ink="line" onPointerDown={() => void fetchOnce().catch(() => {})} onClick={share}>
      {label}
    </Button>
  );
}
