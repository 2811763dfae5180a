/** The file of the record of a locale's content, in its folder. */
export const RECORD_FILE = 'translated-from.json';

export const DIGEST_LENGTH = 8;

/**
 * From which English each translation was made: by its file and key, the digest of the translation and the
 * English, such as `"site intro_title": "85ddb1b6 Which side are you on?"`. A digest is the first eight hex
 * digits of the SHA-256 of the text.
 */
export type TranslationRecord = Record<string, string>;

/** What one line of the record says. */
export const madeFrom = (line: string) => ({
  translation: line.slice(0, DIGEST_LENGTH),
  english: line.slice(DIGEST_LENGTH + 1),
});
