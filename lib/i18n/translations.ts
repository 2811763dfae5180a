import es from '@/messages/es.json';

/** The messages of each locale beside English. */
export const translations = { es };
