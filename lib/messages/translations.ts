import en from '@/messages/en.json';
import es from '@/messages/es.json';

/** The messages of each locale beside English: of the same keys, of which none is misspelt. */
export const translations = { es } satisfies Record<string, typeof en>;

en satisfies (typeof translations)['es'];
