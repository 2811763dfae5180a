'use client';

import { useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/Button';
import layout from '@/components/ui/layout.module.css';
import { canSharePictures, sharePicture } from '@/lib/browser/share-sheet';
import { fetchPicture } from '@/lib/services/picture';

const never = () => () => {};

type ShareWithImageProps = {
  text: string;
  picture: string;
  name: string;
  labels: { share: string; notFetched: string; notShared: string };
};

/** The device's own share sheet with the picture and the text together, where it has one. */
export function ShareWithImage({ text, picture, name, labels }: ShareWithImageProps) {
  const isOffered = useSyncExternalStore(never, canSharePictures, () => false);
  const [problem, setProblem] = useState<'notFetched' | 'notShared' | null>(null);
  const fetched = useRef<Promise<File | null>>(null);
  if (!isOffered) return null;

  // fetched as soon as the press begins, since the sheet only opens right after it
  function fetchOnce(): Promise<File | null> {
    fetched.current ??= fetchPicture(picture, name).catch(() => {
      fetched.current = null;
      return null;
    });
    return fetched.current;
  }

  async function share() {
    const file = await fetchOnce();
    if (!file) return setProblem('notFetched');
    setProblem((await sharePicture(file, text)) ? null : 'notShared');
  }

  return (
    <>
      <Button variant="outline" onPointerDown={fetchOnce} onClick={share}>
        {labels.share}
      </Button>
      <span role="status" className={problem ? undefined : layout.visuallyHidden}>
        {problem && labels[problem]}
      </span>
    </>
  );
}
