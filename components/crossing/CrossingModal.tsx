import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Modal } from '@/components/modals/Modal';
import { ShareRow } from '@/components/share/ShareRow';
import { useContent } from '@/components/shell/ContentProvider';
import { Button } from '@/components/ui/Button';
import field from '@/components/ui/Field.module.css';
import { Icon } from '@/components/ui/Icon';
import { RadioRow } from '@/components/ui/RadioRow';
import type from '@/components/ui/type.module.css';
import { useLimitedText } from '@/components/ui/useLimitedText';
import { downloadFile } from '@/lib/browser/download';
import { encodePng } from '@/lib/browser/pictures/canvas';
import { CROSSING_SIZE, drawCrossing } from '@/lib/browser/pictures/crossing-picture';
import { canSharePictures, openShareSheet } from '@/lib/browser/share';
import { placardLines, WORDS_LIMIT } from '@/lib/crossing/placard';
import { screenUrl } from '@/lib/paths';
import { publicConfig } from '@/lib/public-config';
import { carriers, setPlacard, useCrossing } from '@/lib/state/crossing';
import { charactersLeft } from '@/lib/text/limited-text';
import styles from './CrossingModal.module.css';

const FILE_NAME = 'placard.png';
const PNG = 'image/png';

type CrossingModalProps = {
  /** the title that the visitor has answered */
  question: string;
  onClose: () => void;
};

/** The visitor's words, and the picture of who carries them: made, saved and shared on this device. */
export function CrossingModal({ question, onClose }: CrossingModalProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { words, carrier } = useCrossing();
  const { canvas, phase, setPhase } = usePicture(question);
  const { intro_answer: answer } = useContent().content;
  const written = words.trim() || answer;
  const url = screenUrl(locale, '/');
  const limited = useLimitedText(WORDS_LIMIT, (text) => setPlacard({ words: text }));

  /** Gives the finished picture on. */
  async function withPicture(give: (png: Blob) => unknown) {
    if (!canvas.current || phase !== 'drawn') return;
    try {
      await give(await encodePng(canvas.current));
    } catch {
      setPhase('failed');
    }
  }
  const download = () => withPicture((png) => downloadFile(FILE_NAME, png, PNG));
  const share = () =>
    withPicture((png) =>
      openShareSheet({ files: [new File([png], FILE_NAME, { type: PNG })], url }),
    );

  return (
    <Modal name="crossed" title={{ children: t('crossing.title') }} onClose={onClose}>
      <div className={styles.parts}>
        <canvas
          ref={canvas}
          className={styles.picture}
          width={CROSSING_SIZE}
          height={CROSSING_SIZE}
          role="img"
          aria-label={t('crossing.alt', { words: written })}
        />
        <div>
          <p className={type.lead}>{t('crossing.lead')}</p>
          <div className={field.field}>
            <label htmlFor="crossing-words">{t('crossing.words')}</label>
            <textarea
              id="crossing-words"
              rows={3}
              dir="auto"
              value={words}
              placeholder={answer}
              aria-describedby="crossing-left"
              {...limited.field}
            />
            <p className={field.error} role="status">
              {limited.isCut && t('crossing.cut', { limit: WORDS_LIMIT })}
            </p>
            <p id="crossing-left" className={field.hint}>
              {t('crossing.charactersLeft', { count: charactersLeft(words, WORDS_LIMIT) })}
            </p>
          </div>
          <RadioRow
            legend={t('crossing.carriedBy')}
            values={carriers}
            chosen={carrier}
            onChoose={(each) => setPlacard({ carrier: each })}
          >
            {(each) => t(`crossing.${each}`)}
          </RadioRow>
          <p role="alert">{phase === 'failed' && t('crossing.failed')}</p>
          <Button
            size="lg"
            isFullWidth
            aria-disabled={phase !== 'drawn' || undefined}
            onClick={download}
          >
            <Icon name="download" /> {t('crossing.download')}
          </Button>
          <ShareRow
            url={url}
            sheet={
              canSharePictures() && (
                <Button variant="dark" isFullWidth onClick={share}>
                  <Icon name="outward" /> {t('share.system')}
                </Button>
              )
            }
          />
          <p className={type.note}>{t('crossing.private')}</p>
        </div>
      </div>
    </Modal>
  );
}

/** Keeps the canvas in step with the words and with who carries them. */
function usePicture(question: string) {
  const locale = useLocale();
  const { site_title: title, intro_answer: answer } = useContent().content;
  const { words, carrier } = useCrossing();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [phase, setPhase] = useState<'drawing' | 'drawn' | 'failed'>('drawing');

  useEffect(() => {
    if (!canvas.current) return;
    const drawing = new AbortController();
    const parts = {
      locale,
      question: `${question} ${answer}`,
      lines: placardLines(words.trim() || answer, locale),
      carrier,
      title,
      address: new URL(publicConfig.site_url).host,
    };
    drawCrossing(canvas.current, parts, drawing.signal).then(
      () => setPhase('drawn'),
      () => setPhase('failed'),
    );
    return () => drawing.abort();
  }, [words, carrier, locale, question, title, answer]);

  return { canvas, phase, setPhase };
}
