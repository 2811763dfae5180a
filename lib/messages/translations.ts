import en from '@/messages/en.json';
import es from '@/messages/es.json';

/** The messages of each other locale, with the keys of English and no others. */
export const translations = { es } satisfies Record<string, typeof en>;

en satisfies (typeof translations)['es'];
