import { contentPlace } from '@/lib/content/check/files/content-files';
import { choiceLabel, fieldAt, titleOf } from '@/lib/content/fields';
import type { Path, ReportLanguage } from '@/lib/content/model/issue';
import { plainText } from '@/lib/content/model/sanitize';
import { eventDay } from '@/lib/dates/days-in-words';
import { momentOf } from '@/lib/dates/local-moment';
import { livestreamTime } from '@/lib/schedule/livestream-times';

/** What readers see of a moment; null if it is not a moment. */
export function momentInWords(text: string, language: ReportLanguage, zone: string) {
  const moment = momentOf(text, zone);
  if (!moment) return null;
  const day = eventDay(moment, undefined, language, zone);
  return `${day}, ${livestreamTime(moment, language, zone)}`;
}

const LINK = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs;

/** A value of a file as its readers, or its form, have it: no markup but the addresses of links, of a table its title. */
export function valueInWords(
  file: string,
  path: Path,
  value: unknown,
  language: ReportLanguage,
  zone: string,
): string {
  const field = fieldAt(contentPlace(file).name, path);
  if (typeof value === 'object') return titleOf(value);
  const text = String(value ?? '');
  if (field?.type === 'html') return plainText(text.replace(LINK, '$2 ($1)'));
  if (field?.type === 'moment') return momentInWords(text, language, zone) ?? text;
  return field?.choices ? choiceLabel(field, text, language) : text;
}

export const languageName = (locale: string, language: ReportLanguage) =>
  new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? locale;
