import type { Message } from './expected';

const site = {
  notice: { en: 'Notice at the top of every page', es: 'Aviso arriba de todas las páginas' },
  firstScreen: { en: 'First screen', es: 'Primera pantalla' },
  letter: { en: 'Open letter', es: 'Carta abierta' },
  sections: {
    en: 'Sections of the home page, and their order',
    es: 'Secciones de la página de inicio y su orden',
  },
  calendar: { en: 'Calendar section', es: 'Sección del calendario' },
  toolkit: { en: 'Toolkit section', es: 'Sección de materiales' },
  selfies: { en: 'Selfies section', es: 'Sección de fotos' },
  newsAndPartners: { en: 'News and partners', es: 'Noticias y organizaciones' },
  assemblyAndRally: { en: 'The assembly and the rally', es: 'La asamblea y el mitin' },
  callPage: { en: 'Call page and what callers say', es: 'Página de llamadas y lo que se dice' },
  rallyCard: { en: 'Rally card', es: 'Tarjeta del mitin' },
  toolkitPage: { en: 'Toolkit page', es: 'Página de materiales' },
  scoreboard: {
    en: 'Scoreboard, tweets and mails to senators',
    es: 'Marcador, tuits y correos al Senado',
  },
  sharedLinks: {
    en: 'Name of the campaign, and shared links',
    es: 'Nombre de la campaña y enlaces compartidos',
  },
  footer: { en: 'End of every page', es: 'Final de todas las páginas' },
};

const campaign = {
  season: {
    en: 'Season: is it over, and what is switched on',
    es: 'Temporada: si terminó, y lo que está encendido',
  },
  contacts: { en: 'Addresses and contacts', es: 'Direcciones y contactos' },
  trailer: { en: 'Trailer', es: 'Tráiler' },
  colours: { en: 'Colours', es: 'Colores' },
  services: {
    en: 'Services: for whoever runs the site',
    es: 'Servicios: para quien administra el sitio',
  },
};
export type Heading = keyof typeof site | keyof typeof campaign;
export const headingLabel = (heading: Heading): Message => ({ ...site, ...campaign })[heading];
