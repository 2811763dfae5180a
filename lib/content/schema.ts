import { z } from 'zod';
import { isSafeAddress } from '../address';
import { DEFAULT_TIME_ZONE, isLocalMoment, isTimeZone } from '../local-moment';
import { isOwnPicture } from '../pictures/own-picture';
import { videoServices } from '../video/services';
import { CAPTION_LIMIT } from './caption-limit';
import { expected } from './expected';
import { isReservedId } from './reserved-ids';
import { plainText, safeHtml, safeText } from './sanitize';
import { knownPlaceholders, scriptParts, unknownPlaceholder } from './script-parts';
import { TWEET_LIMIT, tweetLength } from './tweet-length';

/** The sections of the home page in their default order. */
export const sectionNames = [
  'livestream',
  'calendar',
  'toolkit',
  'selfies',
  'news',
  'partners',
  'june21',
  'where',
] as const;
export type SectionName = (typeof sectionNames)[number];

const text = z
  .string()
  .trim()
  .min(1, expected('a text that is not empty', 'un texto que no esté vacío'));
/** `z.url` would take blanks and line breaks out, and the build's own steps read what the file holds. */
const address = (error: string) =>
  z
    .string()
    .refine((given) => /^https:\/\//i.test(given) && URL.canParse(given), { error, abort: true })
    .meta({ format: 'uri' });
/** An address that is safe to write into a policy, a host's configuration or HTML (lib/address.ts). */
const safe = <S extends z.ZodType<string>>(given: S) =>
  given.refine(isSafeAddress, {
    error: expected(
      'an address of one host, without spaces, line breaks, quotation marks or any of ` ; $ { } \\ ^ | < >; what belongs to the address is written as a percent code, such as %20 for a space',
      'una dirección de un solo host, sin espacios, saltos de línea, comillas ni ninguno de estos signos: ` ; $ { } \\ ^ | < >; lo que sea parte de la dirección se escribe como código con %, por ejemplo %20 en lugar de un espacio',
    ),
  });
const webAddress = safe(
  address(
    expected(
      'a whole address that starts with https://',
      'una dirección completa que empiece con https://',
    ),
  ),
);
/** One of the two, with the same sentence whichever of them is nearer. */
const oneOf = <One extends z.ZodType, Other extends z.ZodType>(
  one: One,
  other: (error: string) => Other,
  error: string,
) => z.union([one, other(error)], { error });
const addressOrNothing = safe(
  oneOf(
    z.literal(''),
    address,
    expected(
      'a whole address that starts with https://, or "" for none',
      'una dirección completa que empiece con https://, o "" si no hay',
    ),
  ),
);
const httpsOrigin = z.string().regex(/^https:\/\/([a-z0-9-]+\.)+[a-z0-9-]+(:\d+)?$/, {
  error: expected(
    'https:// and a host alone, in small letters, such as https://maps.googleapis.com',
    'https:// y solo un servidor, en minúsculas, como https://maps.googleapis.com',
  ),
});
const zonedMoment = z.iso.datetime({ offset: true });
const NO_MOMENT = expected(
  'a day and time that exist, written year-month-dayThour:minute, by the clock of the campaign’s time zone; or with Z (UTC) or an offset such as -04:00 after it',
  'un día y una hora que existan, escritos año-mes-díaThora:minuto, por el reloj de la zona horaria de la campaña; o seguidos de Z (UTC) o de una diferencia como -04:00',
);
const SKIPPED_HOUR = expected(
  'an hour that exists: on that night the clocks of the campaign’s time zone are set forward and skip this one',
  'una hora que exista: esa noche los relojes de la zona horaria de la campaña se adelantan y se saltan esta',
);
/**
 * A moment with its zone. What a file says by the campaign's clock has been given its zone before
 * (check/list-values.ts), so a local one that is left over is one that no clock shows.
 */
const moment = z
  .string()
  .superRefine((given, context) => {
    if (zonedMoment.safeParse(given).success) return;
    const message = isLocalMoment(given) ? SKIPPED_HOUR : NO_MOMENT;
    context.addIssue({ code: 'custom', message });
  })
  .meta({ format: 'moment' });
const day = z.iso.date(
  expected('a day that exists, written year-month-day', 'un día que exista, escrito año-mes-día'),
);
const imagePath = safe(
  oneOf(
    z.string().refine(isOwnPicture, { abort: true }),
    address,
    expected(
      'a picture under /images/, or an address that starts with https://',
      'una imagen de /images/, o una dirección que empiece con https://',
    ),
  ),
);
/** What a visitor opens and saves; a drawing as SVG could hold scripts. */
const rasterPath = imagePath.refine(
  (image) => !isOwnPicture(image) || /\.(png|webp|jpe?g|avif|gif)$/i.test(image),
  {
    error: expected(
      'a picture of pixels, whose name ends in .png, .webp, .jpg, .avif or .gif',
      'una imagen de píxeles, cuyo nombre termine en .png, .webp, .jpg, .avif o .gif',
    ),
  },
);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: expected(
    'lower-case letters without accents, digits and single hyphens',
    'minúsculas sin acentos, cifras y guiones sueltos',
  ),
});
const entryId = slug.superRefine((id, context) => {
  if (!isReservedId(id)) return;
  const message = expected(
    `another id: the site itself has "${id}" for a modal or a part of the page`,
    `otro id: el propio sitio usa "${id}" para una ventana o una parte de la página`,
  );
  context.addIssue({ code: 'custom', message });
});
const widgetId = z.string().regex(/^[\w-]+$/, {
  error: expected(
    'only letters, digits, hyphens and underscores',
    'solo letras, cifras, guiones y guiones bajos',
  ),
});
const phone = text.refine((given) => /^1?\d{10}$/.test(given.replace(/\D/g, '')), {
  error: expected(
    'a phone number of ten digits, the area code first',
    'un teléfono de diez cifras, con el código de área delante',
  ),
});
/** At least one, and at most so many, of what the words name. */
const some = <S extends z.ZodType>(each: S, most?: number) => {
  const few = z.array(each).min(1, expected('one entry or more', 'al menos una entrada'));
  const many = expected(`${most} entries at most`, `${most} entradas como máximo`);
  return most ? few.max(most, many) : few;
};

/** Refuses the later of two entries of a list that are the same, or have the same in this field. */
function eachOnce<Field extends string>(field?: Field) {
  return (entries: readonly unknown[], context: z.RefinementCtx) => {
    const keys = entries.map((entry) => (field ? (entry as Record<Field, unknown>)[field] : entry));
    for (const [index, key] of keys.entries()) {
      const first = keys.indexOf(key);
      if (key === undefined || first === index) continue;
      const message = expected(
        `something else: entry ${first + 1} above has the same; change one, or delete it`,
        `otra cosa: la entrada ${first + 1}, más arriba, tiene lo mismo; cambie una de las dos o bórrela`,
      );
      context.addIssue({ code: 'custom', path: field ? [index, field] : [index], message });
    }
  };
}

/** A livestream. Times are ISO moments; the formatted ones, where there are any, are shown as given. */
export const livestreamSchema = z
  .strictObject({
    id: slug.optional(),
    title: text,
    description: safeHtml.prefault(''),
    livestream_service: z.string().default(''),
    livestream_id: z.string().default(''),
    backup_service: z.string().nullable().default(null),
    backup_id: z.string().nullable().default(null),
    spanish_service: z.string().nullable().default(null),
    spanish_id: z.string().nullable().default(null),
    is_first: z.boolean(),
    thumbnail: imagePath.nullable().default(null),
    date: moment,
    end_time: moment,
    formatted_date: text.optional(),
    formatted_time: z
      .string()
      .regex(/ \/ .*PT$/, {
        error: expected(
          'two times with a slash between them, the second Pacific time with PT after it',
          'dos horas con una barra en medio; la segunda, la del Pacífico, seguida de PT',
        ),
      })
      .optional(),
    visible: z.boolean(),
  })
  .superRefine(({ date, end_time }, context) => {
    if (Date.parse(end_time) > Date.parse(date)) return;
    const message = expected('a moment after date', 'un momento posterior a date');
    context.addIssue({ code: 'custom', path: ['end_time'], message });
  });

/**
 * A calendar event; the link `#` means that there is none. `date` is its day in words, and may be left out
 * where `starts_at` says it. Under its `id` it stays
 * the same entry in visitors' calendars when its date moves; `revision` counts such changes.
 */
export const calendarEventSchema = z
  .strictObject({
    id: slug,
    date: text.optional(),
    title: text,
    description: text,
    link: safe(
      oneOf(
        z.literal('#'),
        address,
        expected(
          'a whole address that starts with https://, or "#" for none',
          'una dirección completa que empiece con https://, o "#" si no hay',
        ),
      ),
    ),
    upcoming: z.boolean(),
    place: text.optional(),
    status: z.enum(['confirmed', 'moved', 'cancelled']).optional(),
    revision: z
      .int()
      .min(0, expected('a whole number, 0 or more', 'un número entero, 0 o más'))
      .optional(),
    starts_at: moment.optional(),
    ends_at: moment.optional(),
  })
  .superRefine(({ date, starts_at, ends_at }, context) => {
    if (!date && !starts_at) {
      const message = expected(
        'the moment at which the event starts, such as 2021-10-24T16:00; or "date", its day in words, where no hour is known',
        'el momento en que empieza el evento, como 2021-10-24T16:00; o "date", su día en palabras, si no se sabe la hora',
      );
      context.addIssue({ code: 'custom', path: ['starts_at'], message });
    }
    if (!ends_at || (starts_at && Date.parse(ends_at) > Date.parse(starts_at))) return;
    const message = expected('a moment after starts_at', 'un momento posterior a starts_at');
    context.addIssue({ code: 'custom', path: ['ends_at'], message });
  });

export const newsItemSchema = z.strictObject({ title: text, link: webAddress, source: text });

export const letterToEditorSchema = z.strictObject({
  title: text,
  link: webAddress,
  date: text,
  photo: imagePath.nullable(),
});

/** A text for a tweet, which has to fit with what `completed` puts into it. */
const tweetWith = (completed: (words: string) => string) =>
  text.superRefine((words, context) => {
    const length = tweetLength(completed(words));
    if (length <= TWEET_LIMIT) return;
    const over = length - TWEET_LIMIT;
    const message = expected(
      `a tweet of at most ${TWEET_LIMIT} characters; the network counts ${length}, links and handles included: take out ${over}`,
      `un tuit de ${TWEET_LIMIT} caracteres como máximo; la red cuenta ${length}, con enlaces y cuentas: quite ${over}`,
    );
    context.addIssue({ code: 'custom', message });
  });

const tweet = tweetWith((words) => words);

/** A post to which the share button adds the page's address; any address counts the same. */
const tweetWithLink = tweetWith((words) => `${words} https://example.org/`);

/** The longest handle of the microblogging network, with its @. */
const LONGEST_HANDLE = `@${'x'.repeat(15)}`;

/** A post with `__HANDLE__` in it, which still fits with the longest handle there. */
const tweetToHandle = tweetWith((words) => words.replaceAll('__HANDLE__', LONGEST_HANDLE));

/** The ink strip under a graphic: what stands at its left and, where given, at its right. */
const foot = some(text, 2);

/** The lines of a toolkit graphic, which a build draws from them (scripts/art). */
const graphicSchema = z.discriminatedUnion(
  'ground',
  [
    z.strictObject({
      ground: z.literal('gold'),
      claim: some(text),
      demand: some(text),
      foot,
    }),
    z.strictObject({
      ground: z.literal(['red', 'night']),
      headline: text,
      date: text,
      plan: some(text),
      foot,
    }),
  ],
  {
    error: expected(
      '"gold" (a demand), "red" (a date) or "night" (a memorial day)',
      '"gold" (una demanda), "red" (una fecha) o "night" (un aniversario)',
    ),
  },
);

/** A toolkit entry, with words for its picture and the lines to draw it from. */
export const toolkitEntrySchema = z.strictObject({
  id: entryId,
  title: safeText,
  image: rasterPath.nullable().default(null),
  image_alt: text.optional(),
  graphic: graphicSchema.optional(),
  tweets: z.array(tweet).default([]),
});

export const covidSchema = z.strictObject({
  title: text,
  intro: safeText,
  guidance: some(safeText, 10),
});

/** As long as twenty seconds at a talking pace. */
const VOICEMAIL_WORDS = 47;

/** A call script with its placeholders, as HTML; the site has it in parts. */
const scriptHtml = safeText.superRefine((html, context) => {
  if (!unknownPlaceholder(html)) return;
  const message = expected(
    `only these blanks: ${knownPlaceholders}`,
    `solo estos huecos: ${knownPlaceholders}`,
  );
  context.addIssue({ code: 'custom', message });
});
const voicemailHtml = scriptHtml.superRefine((html, context) => {
  const count = plainText(html).split(' ').length;
  if (count <= VOICEMAIL_WORDS) return;
  const message = expected(
    `at most ${VOICEMAIL_WORDS} words, which take 20 seconds; these are ${count}`,
    `${VOICEMAIL_WORDS} palabras como máximo, que duran 20 segundos; son ${count}`,
  );
  context.addIssue({ code: 'custom', message });
});

/** What a visitor's selfie says. */
const caption = text.max(
  CAPTION_LIMIT,
  expected(`at most ${CAPTION_LIMIT} characters`, `${CAPTION_LIMIT} caracteres como máximo`),
);

/** A word that is read on a card of a marching crowd. */
const marchWord = text.max(
  9,
  expected('one short word of at most 9 letters', 'una palabra corta, de 9 letras como máximo'),
);

/**
 * A part of the rally card: what it says, who wrote that where, and who read it over on which day
 * for it to be said here.
 */
const rallyPart = z.strictObject({
  text: safeText,
  source: text,
  source_link: webAddress.optional(),
  reviewed_by: text,
  reviewed_on: day,
});

/** A vote of the Senate on a demand, in the order of lib/call/senate-directory.json. */
const rollCall = z.strictObject({
  name: text,
  question: text,
  tally: text,
  note: text,
  number: z.int().positive(expected('a number above 0', 'un número mayor que 0')),
  link: webAddress,
});

/** The texts of one locale under the content table's own keys. */
export const siteSchema = z.strictObject({
  site_title: text,
  open_graph_title: text,
  open_graph_description: text,
  open_graph_image: imagePath,
  share_text: text.optional(),
  share_tweet: tweetWithLink,
  /** Stands on every page until its moment has come. */
  notice: z.strictObject({ text, until: moment }).nullable().optional(),

  intro_title: text,
  place_question: text.optional(),
  intro_answer: text,
  intro_lead: text,
  intro_demands_title: text,
  intro_demands: some(safeText),
  intro_letter_cta: text,
  intro_letter_action_network_id: widgetId,
  intro_moral_monday_cta: text,
  intro_moral_monday_link: webAddress,
  intro_moral_monday_starts_at: moment.optional(),
  intro_moral_monday_place: text.optional(),
  intro_calendar_cta: text,
  intro_selfie_cta: text,
  intro_selfie_subtext: text,
  intro_toolkit_cta: text,

  march_words: some(marchWord, 5),

  letter_title: text,
  letter_text: safeText,
  letter_figures: z
    .array(z.strictObject({ figure: text, caption: text }))
    .max(4, expected('four figures at most', 'cuatro cifras como máximo'))
    .optional(),
  letter_cta: text,

  calendar_title: text,
  toolkit_title: text,
  toolkit_description: text,
  toolkit_cta: text,
  selfies_title: text,
  selfies_description: text,
  selfies_cta: text,
  selfies_sample_caption: caption,
  selfies_default_caption: caption,
  news_title: text,
  partners_title: text,

  june21_title: text,
  june21_text: safeText,
  where_title: text,
  where_text: safeText,
  where_cta: text,
  where_link: webAddress,

  footer_built_by: safeText,
  footer_follow_us: text,
  footer_contact_info: safeText,

  toolkit_page_title: text,
  toolkit_page_description: text,
  toolkit_page_share_instructions: text,
  toolkit_page_share_instructions_phone: text,
  toolkit_page_tweet_label: text,
  toolkit_page_tweet_cta: text,
  toolkit_page_download_all_cta: text,
  toolkit_page_download_all_link: addressOrNothing,

  callpower_id: text,
  callpower_script: scriptHtml.transform(scriptParts),
  callpower_voicemail: voicemailHtml.transform(scriptParts).optional(),
  call_page_title: text,
  call_page_description: text,

  rally_meeting_point: rallyPart.optional(),
  rally_way_there: rallyPart.optional(),
  rally_access: rallyPart.optional(),
  rally_bring: rallyPart.optional(),
  rally_legal_help: rallyPart.extend({ phone }).optional(),
  rally_marshals: rallyPart.extend({ phone: phone.optional() }).optional(),
  rally_rights: rallyPart.optional(),

  roll_calls: z.array(rollCall).length(2, expected('two roll calls', 'dos votaciones')).optional(),
  roll_calls_source: text.optional(),
  scorecard_tweet_yea: tweetToHandle.optional(),
  scorecard_tweet_nay: tweetToHandle.optional(),
  scorecard_mail_cc: oneOf(
    z.literal(''),
    z.email,
    expected(
      'an e-mail address, or "" for none',
      'una dirección de correo electrónico, o "" si no hay',
    ),
  ).optional(),
  scorecard_mail_subject: text.optional(),
  scorecard_mail_body: z.string().optional(),

  visible_sections: z
    .array(
      z.enum(sectionNames, {
        error: expected(
          `one of ${sectionNames.join(', ')}`,
          `uno de estos nombres: ${sectionNames.join(', ')}`,
        ),
      }),
    )
    .superRefine(eachOnce()),
});

/** Words that become interface strings, in which braces and angle brackets would be read as code. */
const callWords = text.refine((words) => !/[{}<>]/.test(words), {
  error: expected('a text without { } < >', 'un texto sin { } < >'),
});

/** Somebody to call, and the call service's campaign that connects with them alone. */
const targetSchema = z.strictObject({
  name: text,
  role: text,
  phone,
  place: text,
  picture: imagePath.optional(),
  callpower_id: text,
});

/**
 * Whom the campaign addresses: the senators of whoever calls, everybody on a list, or nobody by
 * telephone.
 */
export const targetsSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('us-senators') }),
    z.strictObject({
      kind: z.literal('list'),
      call: callWords,
      targets: some(targetSchema, 20).superRefine(eachOnce('callpower_id')),
    }),
    z.strictObject({ kind: z.literal('nobody') }),
  ],
  {
    error: expected(
      '"us-senators" (the senators of each visitor’s state), "list" (the targets in this file) or "nobody" (no calls)',
      '"us-senators" (quienes representan al estado de cada visitante en el Senado), "list" (las personas de este archivo) o "nobody" (sin llamadas)',
    ),
  },
);
export type Targets = z.infer<typeof targetsSchema>;
export type Target = z.infer<typeof targetSchema>;

/** The lists of one locale, each in a file of its own. */
export const listSchemas = {
  livestreams: z.array(livestreamSchema).superRefine(eachOnce('id')),
  events: z.array(calendarEventSchema).superRefine(eachOnce('id')),
  news: z.array(newsItemSchema).superRefine(eachOnce('link')),
  letters: z.array(letterToEditorSchema).superRefine(eachOnce('link')),
  partners: z.array(z.strictObject({ name: text })),
  toolkit: z.array(toolkitEntrySchema).superRefine(eachOnce('id')),
  covid: covidSchema,
  targets: targetsSchema,
} as const;

/** A list of a translation: of each entry what differs from the English one of its id. */
const ofTranslation = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.array(z.strictObject(shape).partial().extend({ left_out: z.boolean().optional() }));

/** The lists whose entries are known by their ids, as a translation may write them. */
export const translatedListSchemas = {
  livestreams: ofTranslation(livestreamSchema.shape),
  events: ofTranslation(calendarEventSchema.shape),
  toolkit: ofTranslation(toolkitEntrySchema.shape),
} as const;

/** All content of one locale: the texts and the lists in one flat table. */
export const contentSchema = siteSchema.extend(listSchemas);
export type Content = z.infer<typeof contentSchema>;
export type ContentKey = keyof Content;
export const contentKeys = Object.keys(contentSchema.shape) as ContentKey[];
export type Livestream = Content['livestreams'][number];
export type CalendarEvent = Content['events'][number];
export type RallyPart = z.infer<typeof rallyPart>;
export type ToolkitEntry = Content['toolkit'][number];

const ink = z.string().regex(/^#[0-9a-fA-F]{6}$/, {
  error: expected(
    'a colour: # and six digits from 0 to f, such as #ffc53d',
    'un color: # y seis cifras de 0 a f, como #ffc53d',
  ),
});

/** What no language changes: content/campaign.json. */
export const campaignSchema = z.strictObject({
  isArchived: z.boolean(),
  features: z.strictObject({
    map: z.boolean(),
    scoreboard: z.boolean(),
    places: z.boolean().default(true),
    offline: z.boolean().default(true),
  }),
  season: z.strictObject({ starts: day, ends: day }),
  time_zone: z
    .string()
    .refine(isTimeZone, {
      error: expected(
        'the name of a time zone, such as America/New_York or America/Chicago',
        'el nombre de una zona horaria, como America/New_York o America/Chicago',
      ),
    })
    .default(DEFAULT_TIME_ZONE),

  site_url: webAddress,
  donation_url: webAddress,
  privacy_url: webAddress,
  parent_url: webAddress,
  press_email: z.email(expected('an e-mail address', 'una dirección de correo electrónico')),
  sample_phone: phone,
  switchboard_phone: phone,
  hashtag: z.string().regex(/^#\w+$/, {
    error: expected('a hashtag: # and one word', 'una etiqueta: # y una sola palabra'),
  }),

  inks: z.strictObject({ paper: ink, ink, gold: ink, flame: ink, night: ink }),

  accounts: z.strictObject({
    instagram: webAddress,
    facebook: webAddress,
    twitter: webAddress,
  }),
  facebook_page: widgetId,
  hosts: z.strictObject({
    call: addressOrNothing,
    selfie: addressOrNothing,
    queue: addressOrNothing,
    analytics: addressOrNothing,
  }),
  action_network: z.strictObject({
    host: webAddress,
    widget_version: z.int().positive(expected('a number above 0', 'un número mayor que 0')),
  }),
  embed_origin: addressOrNothing,
  embed_hosts: z.array(httpsOrigin).default([]),
  report_url: addressOrNothing,
  legacy_zipcode: z.boolean(),
  selfie: z.strictObject({ base_id: text, bucket: text, campaign_slug: slug }),
  trailer_service: z
    .enum(videoServices, {
      error: expected(
        `one of ${videoServices.join(', ')}, or null for none`,
        `uno de estos nombres: ${videoServices.join(', ')}, o null si no hay`,
      ),
    })
    .nullable(),
  trailer_video_id: z.string().nullable(),
  analytics: z.strictObject({
    goals: z.strictObject({ signPetition: text, makePhoneCall: text, playVideo: text }),
  }),
  maps_token: z.string(),
});
export type Campaign = z.infer<typeof campaignSchema>;
