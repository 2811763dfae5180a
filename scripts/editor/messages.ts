import { createTranslator } from 'next-intl';
import { namesAt, wordsOf } from '@/lib/content/fields';
import type { Path } from '@/lib/content/model/issue';
import messages from '@/messages/editor.json' with { type: 'json' };

/** The browser's first language that the forms have. */
export const language =
  (globalThis.navigator?.languages ?? [])
    .map((each) => each.slice(0, 2))
    .find((each) => each === 'en' || each === 'es') ?? 'en';

export const t = createTranslator({ locale: language, messages: messages[language] });

/** A field with what it is in, as the forms call it. */
export const fieldName = (file: string, path: Path, whole?: unknown) =>
  namesAt(file, path, language, whole).join(': ') || wordsOf(whole) || fileLabel(file);

/** A content file or list, as the forms call it: `Events`. */
export const fileLabel = (name: string) =>
  name in messages.en.files ? t(`files.${name as 'events'}`) : name;
