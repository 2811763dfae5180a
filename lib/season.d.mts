/** The days of the season as a locale writes them: `July 12 – August 8, 2021`. */
export function seasonDates(season: { starts: string; ends: string }, locale: 'en' | 'es'): string;
