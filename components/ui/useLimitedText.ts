import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { limitText, mostUnits } from '@/lib/lettering/limited-text';

/**
 * Limits a text area to so many characters as a person counts them: spread `field` onto it; `write` gets
 * each text, and `isCut` is true while the latest was longer.
 */
export function useLimitedText(limit: number, write: (text: string) => void) {
  const [isCut, setIsCut] = useState(false);

  function cut(target: HTMLTextAreaElement) {
    const { text, caret, ...limited } = limitText(target.value, target.selectionEnd, limit);
    setIsCut(limited.isCut);
    if (text !== target.value) {
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
    write(text);
  }

  const field = {
    // a browser lays out 50,000 marks for seconds before anyone can cut them
    maxLength: mostUnits(limit),
    onChange({ target, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
      // what an input method is still composing is not cut
      if ('isComposing' in nativeEvent && nativeEvent.isComposing) write(target.value);
      else cut(target);
    },
    onCompositionEnd({ currentTarget }: CompositionEvent<HTMLTextAreaElement>) {
      cut(currentTarget);
    },
  };
  return { isCut, field };
}
