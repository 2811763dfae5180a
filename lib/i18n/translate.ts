import type { useTranslations } from 'next-intl';

/** Gives the interface's own words in one locale by their full key, such as `call.phone`. */
export type Translate = ReturnType<typeof useTranslations<never>>;
