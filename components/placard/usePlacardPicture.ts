import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { usePictureAbility } from '@/components/share/usePictureAbility';
import { useContent } from '@/components/providers/ContentProvider';
import { downloadFile } from '@/lib/browser/download';
import { publicConfig } from '@/lib/config/public-config';
import { encodePng, HiddenPicturesError } from '@/lib/pictures/canvas.browser';
import { placardLines } from '@/lib/placard/placard-lines';
import { drawPlacardPicture } from '@/lib/placard/placard-picture.browser';
import { usePlacard } from '@/lib/placard/state';
import { openShareSheet } from '@/lib/share/share.browser';

const FILE_NAME = 'placard.png';
const PNG = 'image/png';

type Pictured = { question: string; words: string; url: string };

/**
 * Redraws a canvas with the words and with who carries them. `held` is the picture's address after a press
 * on download where downloads are ignored, to be shown instead.
 */
export function usePlacardPicture({ question, words, url }: Pictured) {
  const locale = useLocale();
  const { site_title: title, intro_answer: answer } = useContent().values;
  const carrier = usePlacard((placard) => placard.carrier);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [phase, setPhase] = useState<'drawing' | 'drawn' | 'failed' | 'hidden'>('drawing');

  const { canDownload } = usePictureAbility();
  const [held, setHeld] = useState<string>();

  useEffect(() => () => URL.revokeObjectURL(held ?? ''), [held]);
  useEffect(() => {
    if (!canvas.current) return;
    setHeld(undefined);
    const drawing = new AbortController();
    const parts = {
      locale,
      question: `${question} ${answer}`,
      lines: placardLines(words, locale),
      carrier,
      title,
      address: new URL(publicConfig.site_url).host,
    };
    drawPlacardPicture(canvas.current, parts, drawing.signal).then(
      () => setPhase('drawn'),
      () => setPhase('failed'),
    );
    return () => drawing.abort();
  }, [words, carrier, locale, question, title, answer]);

  const isReady = phase === 'drawn' || phase === 'hidden';
  async function withPicture(give: (png: Blob) => unknown) {
    if (!canvas.current || !isReady) return;
    try {
      await give(await encodePng(canvas.current));
      setPhase('drawn');
    } catch (error) {
      setPhase(error instanceof HiddenPicturesError ? 'hidden' : 'failed');
    }
  }
  const download = () =>
    withPicture((png) =>
      canDownload ? downloadFile(FILE_NAME, png, PNG) : setHeld(URL.createObjectURL(png)),
    );
  const share = () =>
    withPicture((png) =>
      openShareSheet({ files: [new File([png], FILE_NAME, { type: PNG })], url }),
    );

  return { canvas, phase, isReady, held, download, share };
}
