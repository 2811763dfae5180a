import type { ReactNode } from 'react';
import { blankValue } from '@/lib/call/script';
import type { Blank } from '@/lib/content/schema/script-parts';
import type { Locale } from '@/lib/i18n/locales';
import { ScriptBlank } from './ScriptBlank';
import { useKnownBlanks } from './useSenators';

type FilledBlankProps = {
  blank: Blank;
  /** the language of the script */
  locale: Locale;
  /** true where the sentence ends with it */
  isLast: boolean;
  children?: ReactNode;
};

/** A blank of a script as far as it is known from the visitor; the children until it is. */
export function FilledBlank({ blank, locale, isLast, children }: FilledBlankProps) {
  const value = blankValue(useKnownBlanks()[locale], blank, isLast);
  return value ? <ScriptBlank blank={blank} text="" value={value} /> : children;
}
