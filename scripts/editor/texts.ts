import { createTranslator } from 'next-intl';
import { namesAt } from '@/lib/content/fields';
import type { Path } from '@/lib/content/model/issue';
import messages from '@/messages/editor.json' with { type: 'json' };

/** The language of the forms: the first that the browser asks for and they speak. */
export const language =
  (globalThis.navigator?.languages ?? [])
    .map((each) => each.slice(0, 2))
    .find((each) => each === 'en' || each === 'es') ?? 'en';

/** The sentences of the forms, in their language. */
export const t = createTranslator({ locale: language, messages: messages[language] });

/** What the forms call a field, after what it is in. */
export const fieldName = (file: string, path: Path) =>
  namesAt(file, path, language).join(': ') || fileLabel(file);

/** What the forms call a content file or a list of entries: `Events`. */
export const fileLabel = (name: string) =>
  name in messages.en.files ? t(`files.${name as 'events'}`) : name;
