import { type ChangeEvent, useEffect, useState } from 'react';
import field from '@/components/ui/Field.module.css';
import layout from '@/components/ui/layout.module.css';
import { charactersLeft, counterText, limitCaption } from '@/lib/selfie/caption';
import { setSelfie, useSelfie } from '@/lib/state/selfie';
import styles from './SelfieForm.module.css';
import type { SelfieTexts } from './selfie-texts';

type CaptionFieldProps = {
  texts: SelfieTexts['caption'];
  locale: SelfieTexts['locale'];
  isLocked: boolean;
};

/** The dream or prayer, prefilled with the default comment, and how much room is left. */
export function CaptionField({ texts, locale, isLocked }: CaptionFieldProps) {
  const caption = useSelfie((selfie) => selfie.caption) ?? texts.fallback;
  const counter = counterText(charactersLeft(caption), texts.left, locale);

  function write({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    // what an input method is still composing is not cut
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing;
    const limited = limitCaption(caption, target.value);
    if (isComposing || limited.caption === target.value) {
      setSelfie({ caption: target.value });
      return;
    }
    const cut = target.value.length - limited.caption.length;
    const caret = limited.caret ?? Math.max(0, target.selectionEnd - cut);
    target.value = limited.caption;
    target.setSelectionRange(caret, caret);
    setSelfie({ caption: limited.caption });
  }

  return (
    <div className={field.field}>
      <label htmlFor="selfie-caption">{texts.label}</label>
      <p id="selfie-caption-hint" className={field.hint}>
        {texts.hint}
      </p>
      <textarea
        id="selfie-caption"
        rows={5}
        dir="auto"
        value={caption}
        readOnly={isLocked}
        aria-describedby="selfie-caption-hint selfie-caption-left"
        onChange={write}
        onCompositionEnd={({ currentTarget }) =>
          setSelfie({ caption: limitCaption('', currentTarget.value).caption })
        }
        onBlur={() => {
          // a default left as it is stays nobody's words, so that a poster made of it still stands
          if (caption !== caption.trim()) setSelfie({ caption: caption.trim() });
        }}
      />
      <p id="selfie-caption-left" className={styles.left}>
        {counter}
      </p>
      <SpokenCounter counter={counter} />
    </div>
  );
}

/** Long enough that the counter never talks into somebody's typing. */
const QUIET_MS = 1_000;

/** Says the counter once typing stops, and nothing before the first key. */
function SpokenCounter({ counter }: { counter: string }) {
  const [spoken, setSpoken] = useState({ first: counter, text: '' });

  useEffect(() => {
    if (counter === spoken.first && !spoken.text) return;
    const timer = setTimeout(() => setSpoken({ first: '', text: counter }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [counter, spoken.first, spoken.text]);

  return (
    <p className={layout.visuallyHidden} role="status">
      {spoken.text}
    </p>
  );
}
