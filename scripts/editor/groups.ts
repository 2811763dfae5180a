import type { Message } from '@/lib/content/check/files/problem';
import { jsonSchemas } from '@/lib/content/json-schema';

/** Some keys of a long file, under a heading of the form editor. */
export type Group = { name: string; label: Message; keys: string[] };

/** The headings of the long files in the order of the pages, each with the beginnings of its keys. */
const headings: Record<string, (readonly [en: string, es: string, beginnings: RegExp])[]> = {
  site: [
    ['Notice at the top of every page', 'Aviso arriba de todas las páginas', /^notice/],
    ['First screen', 'Primera pantalla', /^(intro_|march_words)/],
    ['Open letter', 'Carta abierta', /^letter_/],
    [
      'Sections of the home page, and their order',
      'Secciones de la página de inicio y su orden',
      /^visible_sections/,
    ],
    ['Section: calendar', 'Sección: calendario', /^calendar_/],
    ['Section: toolkit', 'Sección: materiales', /^toolkit_(?!page)/],
    ['Section: selfies', 'Sección: fotos', /^selfies_/],
    ['Sections: news and partners', 'Secciones: noticias y organizaciones', /^(news|partners)_/],
    [
      'Sections: the assembly and the rally',
      'Secciones: la asamblea y el mitin',
      /^(june21|where)_/,
    ],
    ['Call page and what callers say', 'Página de llamadas y lo que se dice', /^call/],
    ['Rally card', 'Tarjeta del mitin', /^rally_/],
    ['Toolkit page', 'Página de materiales', /^toolkit_page/],
    [
      'Scoreboard, tweets and mails to senators',
      'Marcador, tuits y correos al Senado',
      /^(roll_calls|scorecard_)/,
    ],
    [
      'Name of the campaign, and shared links',
      'Nombre de la campaña y enlaces compartidos',
      /^(site_title|open_graph_|share_|place_question)/,
    ],
    ['End of every page', 'Final de todas las páginas', /^footer_/],
  ],
  campaign: [
    ['Is the season over?', '¿Terminó la temporada?', /^(isArchived|season|time_zone)$/],
    [
      'Addresses and contacts',
      'Direcciones y contactos',
      /_(url|email|phone|page)$|^(hashtag|accounts)$/,
    ],
    ['Trailer', 'Avance en video', /^trailer_/],
    ['Colours', 'Colores', /^inks$/],
    [
      'Services: for whoever runs the site',
      'Servicios: para quien administra el sitio',
      /^(?!\$schema)/,
    ],
  ],
};

/** The groups of a content file, in order; none for a file that needs none. Each key is in one. */
export function groupsOf(name: string): Group[] {
  const left = new Set(Object.keys(jsonSchemas[name]?.properties ?? {}));
  return (headings[name] ?? []).map(([en, es, beginnings], index) => {
    const keys = [...left].filter((key) => beginnings.test(key));
    for (const key of keys) left.delete(key);
    return { name: `group_${index + 1}`, label: { en, es }, keys };
  });
}
