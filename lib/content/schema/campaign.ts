import { z } from 'zod';
import { DEFAULT_TIME_ZONE, isTimeZone } from '../../local-moment';
import { code } from './issue';
import { key, table, under } from './row';
import {
  addressOrNothing,
  choice,
  day,
  phone,
  positive,
  slug,
  text,
  VIDEO_ID,
  videoServiceChoices,
  webAddress,
  widgetId,
} from './values';

const httpsOrigin = z.string().regex(/^https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+(:\d+)?$/, {
  error: code('value.origin'),
});
const ink = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, {
    error: code('value.colour'),
  })
  .meta({ format: 'color' });
const timeZone = z.string().refine(isTimeZone, {
  error: code('value.zone'),
});
const trailerService = choice(videoServiceChoices, code('value.choice-or-null'));

/** What no language changes: content/campaign.json. */
export const campaignSchema = table({
  ...under('season', {
    isArchived: key(z.boolean(), false, {
      en: ['The season is over', 'Closes every form and says that the site is archived.'],
      es: ['La temporada terminó', 'Cierra los formularios y dice que el sitio está archivado.'],
    }),
    features: key(
      table({
        map: key(z.boolean(), false, { en: ['Map', 'Not in use.'], es: ['Mapa', 'No se usa.'] }),
        scoreboard: key(z.boolean(), true, { en: 'Scoreboard page', es: 'Página del marcador' }),
        places: key(z.boolean().default(true), true, {
          en: 'Pages of each state, or of each target on the list',
          es: 'Páginas de cada estado, o de cada persona de la lista',
        }),
        offline: key(z.boolean().default(true), true, {
          en: ['Pages for a place without signal', 'When off, visitors lose what they have kept.'],
          es: ['Páginas para donde no hay señal', 'Si se apaga, se pierde lo guardado.'],
        }),
      }),
      { en: 'What is switched on', es: 'Lo que está encendido' },
    ),
    season: key(
      table({
        starts: key(day, '2021-07-12', { en: 'First day', es: 'Primer día' }),
        ends: key(day, '2021-08-08', { en: 'Last day', es: 'Último día' }),
      }),
      { en: 'Days of the season', es: 'Días de la temporada' },
    ),
    time_zone: key(timeZone.default(DEFAULT_TIME_ZONE), 'America/New_York', {
      en: ['Time zone of the campaign', 'That of every day and time in the content.'],
      es: ['Zona horaria de la campaña', 'La de todas las fechas y horas del contenido.'],
    }),
  }),

  ...under('contacts', {
    site_url: key(webAddress, 'https://season.example.org', {
      en: 'Public address of the site',
      es: 'Dirección pública del sitio',
    }),
    donation_url: key(webAddress, 'https://donate.example.org/season', {
      en: 'Where Donate leads',
      es: 'Adónde lleva Donar',
    }),
    privacy_url: key(webAddress, 'https://season.example.org/privacy', {
      en: 'Privacy policy',
      es: 'Política de privacidad',
    }),
    parent_url: key(webAddress, 'https://www.example.org/', {
      en: 'Parent organisation',
      es: 'Organización a la que pertenece la campaña',
    }),
    press_email: key(z.email(code('value.mail')), 'press@example.org', {
      en: 'Press contact',
      es: 'Contacto de prensa',
    }),
    sample_phone: key(phone, '(202) 555-0142', {
      en: ['Sample phone number', 'The empty phone field shows it.'],
      es: ['Teléfono de ejemplo', 'Lo muestra el campo de teléfono vacío.'],
    }),
    switchboard_phone: key(phone, '(202) 224-3121', {
      en: 'Whom to call when the service fails',
      es: 'A quién llamar cuando falla el servicio',
    }),
    hashtag: key(
      z.string().regex(/^#\w+$/, {
        error: code('value.hashtag'),
      }),
      '#MoralMonday',
      {
        en: ['Hashtag', 'It is added to shared selfies.'],
        es: ['Etiqueta', 'Se agrega a las fotos compartidas.'],
      },
    ),
  }),

  ...under('colours', {
    inks: key(
      table({
        paper: key(ink, '#fbf5e9', {
          en: ['Ground of the pages', 'Light.'],
          es: ['Fondo de las páginas', 'Claro.'],
        }),
        ink: key(ink, '#16120e', { en: ['Letters', 'Dark.'], es: ['Letras', 'Oscuro.'] }),
        gold: key(ink, '#ffc53d', {
          en: ['Sky of the first screen', 'Bright: dark letters stand on it.'],
          es: ['Cielo de la primera pantalla', 'Vivo: lleva letras oscuras.'],
        }),
        flame: key(ink, '#b92b1a', {
          en: ['Buttons', 'Strong: light letters stand on it.'],
          es: ['Botones', 'Fuerte: lleva letras claras.'],
        }),
        night: key(ink, '#1c1836', {
          en: ['Ground of livestreams and of the end of the page', 'Very dark.'],
          es: ['Fondo de las transmisiones y del final de la página', 'Muy oscuro.'],
        }),
      }),
      { en: 'Colours of the pages and drawings', es: 'Colores de las páginas y los dibujos' },
    ),
  }),

  ...under('contacts', {
    accounts: key(
      table({
        instagram: key(webAddress, 'https://www.instagram.com/campaign', {
          en: 'Instagram',
          es: 'Instagram',
        }),
        facebook: key(webAddress, 'https://www.facebook.com/campaign', {
          en: 'Facebook',
          es: 'Facebook',
        }),
        twitter: key(webAddress, 'https://twitter.com/campaign', { en: 'Twitter', es: 'Twitter' }),
      }),
      { en: 'Accounts of the campaign', es: 'Cuentas de la campaña' },
    ),
    facebook_page: key(widgetId, 'campaign', {
      en: ['Page whose videos Facebook plays', 'The end of its address.'],
      es: ['Página cuyos videos reproduce Facebook', 'El final de su dirección.'],
    }),
  }),
  ...under('services', {
    hosts: key(
      table({
        call: key(addressOrNothing, 'https://calls.example.org', {
          en: 'Click-to-call service',
          es: 'Servicio de llamadas',
        }),
        selfie: key(addressOrNothing, 'https://selfies.example.org', {
          en: 'Selfie service',
          es: 'Servicio de fotos',
        }),
        queue: key(addressOrNothing, 'https://list.example.org', {
          en: 'Mailing list',
          es: 'Lista de correo',
        }),
        analytics: key(addressOrNothing, 'https://count.example.org', {
          en: 'Counter of visits',
          es: 'Contador de visitas',
        }),
      }),
      { en: 'Addresses of the services', es: 'Direcciones de los servicios' },
    ),
    action_network: key(
      table({
        host: key(webAddress, 'https://actionnetwork.org', { en: 'Host', es: 'Servidor' }),
        widget_version: key(positive, 4, { en: 'Version', es: 'Versión' }),
      }),
      { en: 'Forms of Action Network', es: 'Formularios de Action Network' },
    ),
    embed_origin: key(addressOrNothing, 'https://forms.example.org', {
      en: ['Subdomain for the forms of others', 'It serves the same files; they run apart there.'],
      es: ['Subdominio para formularios ajenos', 'Sirve los mismos archivos; ahí corren aparte.'],
    }),
    embed_hosts: key(
      z.array(httpsOrigin).default([]),
      ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
      {
        en: ['Other hosts of those forms', 'For maps or pictures; trusted in their frame alone.'],
        es: ['Otros servidores de esos formularios', 'Para mapas o imágenes, y solo en su marco.'],
      },
    ),
    report_url: key(addressOrNothing, 'https://reports.example.org/csp', {
      en: 'Where browsers report what the content policy stopped',
      es: 'Adónde se avisa de lo que detuvo la política de contenido',
    }),
    legacy_zipcode: key(z.boolean(), false, {
      en: ['Old name of the ZIP', 'The call service still expects it.'],
      es: ['Nombre anterior del código postal', 'El servicio de llamadas todavía lo espera.'],
    }),
    selfie: key(
      table({
        base_id: key(text, 'app1234567890abcd', { en: 'Database', es: 'Base de datos' }),
        bucket: key(text, 'photos.example.org', { en: 'Storage', es: 'Almacenamiento' }),
        campaign_slug: key(slug, 'my-campaign', {
          en: 'Campaign in the address of a selfie',
          es: 'Campaña en la dirección de una foto',
        }),
      }),
      {
        en: 'What the selfie service needs to know',
        es: 'Lo que el servicio de fotos necesita saber',
      },
    ),
  }),
  ...under('trailer', {
    trailer_service: key(trailerService.nullable(), 'youtube', {
      en: 'Where the trailer plays',
      es: 'Dónde se ve el tráiler',
    }),
    trailer_video_id: key(z.string().nullable(), 'M7lc1UVf-VE', {
      en: ['Id of the trailer’s video', VIDEO_ID.en],
      es: ['Id del video del tráiler', VIDEO_ID.es],
    }),
  }),
  ...under('services', {
    analytics: key(
      table({
        goals: key(
          table({
            signPetition: key(text, 'signPetition', { en: 'A signature', es: 'Una firma' }),
            makePhoneCall: key(text, 'makePhoneCall', { en: 'A call', es: 'Una llamada' }),
            playVideo: key(text, 'playVideo', { en: 'A video', es: 'Un video' }),
          }),
          { en: 'Names of the goals in the counter', es: 'Nombres de las metas en el contador' },
        ),
      }),
      { en: 'What is counted', es: 'Lo que se cuenta' },
    ),
    maps_token: key(z.string(), '', {
      en: ['Key of a map service', 'Not in use.'],
      es: ['Clave de un servicio de mapas', 'No se usa.'],
    }),
  }),
});
export type Campaign = z.infer<typeof campaignSchema>;
