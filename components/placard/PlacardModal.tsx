import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { RadioRow } from '@/components/ui/RadioRow';
import { useLimitedText } from '@/components/ui/useLimitedText';
import { Modal } from '@/components/modals/Modal';
import type { ModalFrame } from '@/components/modals/modal-types';
import { ShareRow } from '@/components/share/ShareRow';
import { usePictureAbility } from '@/components/share/usePictureAbility';
import { useSharedAddress } from '@/components/share/useSharedAddress';
import { useContent } from '@/components/providers/ContentProvider';
import { screenUrl } from '@/lib/config/screen-url';
import { charactersLeft } from '@/lib/lettering/limited-text';
import { WORDS_LIMIT } from '@/lib/placard/placard-lines';
import { PLACARD_PICTURE_SIZE } from '@/lib/placard/placard-picture.browser';
import { carriers, setPlacard, usePlacard } from '@/lib/placard/state';
import styles from './placard.module.css';
import { usePlacardPicture } from './usePlacardPicture';

const frame: ModalFrame = {
  useTitle: () => ({ children: useTranslations('placard')('title') }),
  look: ['wide', 'card'],
};

type PlacardModalProps = { question: string; onClose: () => void };

/** Everything stays on this device. */
export function PlacardModal({ question, onClose }: PlacardModalProps) {
  const t = useTranslations();
  const locale = useLocale();
  const { words, carrier } = usePlacard();
  const { intro_answer: answer } = useContent().values;
  const written = words.trim() || answer;
  const url = useSharedAddress(screenUrl(locale, '/'));
  const limited = useLimitedText(WORDS_LIMIT, (text) => setPlacard({ words: text }));
  const { canShare, canDownload } = usePictureAbility();
  const picture = usePlacardPicture({ question, words: written, url });

  return (
    <Modal name="placard" frame={frame} onClose={onClose}>
      <div className={styles.parts}>
        {picture.held && (
          <img
            className={styles.picture}
            src={picture.held}
            alt={t('placard.alt', { words: written })}
          />
        )}
        <canvas
          ref={picture.canvas}
          hidden={picture.held !== undefined}
          className={styles.picture}
          width={PLACARD_PICTURE_SIZE}
          height={PLACARD_PICTURE_SIZE}
          role="img"
          aria-label={t('placard.alt', { words: written })}
        />
        <div>
          <p className="lead">{t('placard.lead')}</p>
          <div className="screenOnly field">
            <label htmlFor="placard-words">{t('placard.words')}</label>
            <textarea
              id="placard-words"
              rows={3}
              dir="auto"
              value={words}
              placeholder={answer}
              aria-describedby="placard-left"
              {...limited.field}
            />
            <p className="fieldError" role="status">
              {limited.isCut && t('placard.cut', { limit: WORDS_LIMIT })}
            </p>
            <p id="placard-left" className="fieldHint">
              {t('placard.charactersLeft', { count: charactersLeft(words, WORDS_LIMIT) })}
            </p>
          </div>
          <RadioRow
            legend={t('placard.carriedBy')}
            values={carriers}
            chosen={carrier}
            onChoose={(each) => setPlacard({ carrier: each })}
          >
            {(each) => t(`placard.${each}`)}
          </RadioRow>
          <p role="alert">
            {(picture.phase === 'failed' || picture.phase === 'hidden') &&
              t(`placard.${picture.phase}`)}
          </p>
          <p role="status">{picture.held && t('placard.hold')}</p>
          <Button
            size="lg"
            isFullWidth
            aria-disabled={!picture.isReady || undefined}
            onClick={picture.download}
          >
            <Icon name="download" /> {t(canDownload ? 'placard.download' : 'placard.save')}
          </Button>
          <ShareRow
            url={url}
            sheet={
              canShare &&
              picture.phase !== 'hidden' && (
                <Button variant="dark" isFullWidth onClick={picture.share}>
                  <Icon name="outward" /> {t('share.system')}
                </Button>
              )
            }
          />
          <p className="note">{t('placard.private')}</p>
        </div>
      </div>
    </Modal>
  );
}
