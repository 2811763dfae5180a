/**
 * What each drawing is made from: the inks and, by their keys, the words (scripts/art draws from them).
 *
 * @typedef {Record<string, any>} Written a file, or an entry of a list, as the content has it
 *
 * @typedef {object} WrittenContent
 * @property {Written} campaign
 * @property {Record<string, Written>} sites by locale, each whole: in English what it lacks
 * @property {Record<string, Written[]>} toolkits by locale; empty where English is shown
 * @property {Record<string, Written>} targets by locale; in English where it lacks them
 *
 * @typedef {object} Drawing
 * @property {string} picture its path in `public/`; of several sizes, the one to save
 * @property {string} locale of its words
 * @property {Record<string, unknown>} from
 * @property {number} [entry] of the toolkit, by its index
 */

/** Drawings without words; the icons are printed from the favicon. */
const wordless = [
  ...['favicon', 'rays', 'march', 'tear'],
  ...['marcher-cap', 'marcher-dress', 'marcher-chair'],
  ...['preacher', 'farmworker', 'nurse'],
];

/** @param {Written} from @param {string[]} keys */
const picked = (from, keys) => Object.fromEntries(keys.map((key) => [key, from[key]]));

/** @param {unknown} value @returns {any[]} */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * Every drawing of a campaign. It takes content as it is, wrong or not.
 *
 * @param {WrittenContent} content
 * @returns {Drawing[]}
 */
export function drawingsOf({ campaign, sites, toolkits, targets }) {
  const { inks, season, site_url } = campaign;
  const [[first = '', site = {}] = []] = Object.entries(sites);
  const others = Object.values(sites);
  const words = listOf(site.march_words);
  // it is shown in every language
  const shared = words.filter((word) =>
    others.every((other) => listOf(other.march_words).includes(word)),
  );
  const march_words = shared.length > 0 ? shared : words;
  const drawings = [
    ...wordless.map((name) => ({ picture: `art/${name}.svg`, locale: first, from: {} })),
    { picture: 'images/video-placeholder.png', locale: first, from: { march_words } },
    ...Object.entries(sites).flatMap(([locale, words]) => {
      const name = { ...picked(words, ['site_title']), season };
      return [
        { picture: `art/march-light-${locale}.svg`, from: picked(words, ['march_words']) },
        { picture: `art/wordmark-${locale}.svg`, from: name },
        {
          picture: `images/share-${locale}.png`,
          from: { ...picked(words, ['intro_title', 'intro_demands']), ...name },
        },
        {
          picture: `images/selfie-sample-${locale}-640.webp`,
          from: {
            ...picked(words, ['selfies_sample_caption', 'selfies_title', 'march_words']),
            site_url,
          },
        },
        {
          picture: `images/selfie-sample-2-${locale}-640.webp`,
          from: { ...picked(words, ['selfies_default_caption', 'selfies_title']), site_url },
        },
        {
          picture: `images/selfie-sample-3-${locale}-640.webp`,
          from: { ...picked(words, ['intro_title', 'selfies_title']), site_url },
        },
        ...pageCards({ words, name, campaign, targets: targets[locale] ?? {}, locale }),
        ...listOf(toolkits[locale]).flatMap((each, entry) => {
          if (!each?.graphic) return [];
          const { id, graphic } = each;
          const from = {
            graphic,
            ...(graphic.ground !== 'gold' && picked(words, ['march_words'])),
            ...(listOf(graphic.foot).length < 2 && { site_url }),
          };
          return [{ picture: `images/graphic-${id}-${locale}.png`, from, entry }];
        }),
      ].map((drawing) => ({ locale, ...drawing }));
    }),
  ];
  return drawings.map((drawing) => ({ ...drawing, from: { inks, ...drawing.from } }));
}

/** The words of the share card of each page for an action. */
const actionWords = {
  '/letter': ['letter_title', 'letter_cta', 'intro_title'],
  '/rsvp': ['intro_moral_monday_cta', 'intro_moral_monday_starts_at', 'intro_moral_monday_place'],
  '/selfie': ['selfies_title', 'selfies_cta', 'selfies_sample_caption', 'march_words'],
};

/**
 * The share cards of the pages for an action and, under one name, of those about whom the campaign
 * calls: of every state, or of each target on its list.
 *
 * @param {{ words: Written, name: Written, campaign: Written, targets: Written, locale: string }} given
 */
function pageCards({ words, name, campaign, targets, locale }) {
  const actions = Object.entries(actionWords).map(([path, keys]) => ({
    picture: `images/card${path.replace('/', '-')}-${locale}.png`,
    from: {
      ...picked(words, keys),
      ...name,
      ...(path === '/selfie' && { site_url: campaign.site_url }),
    },
  }));
  const { kind } = targets;
  if (campaign.features?.places === false || kind === 'nobody') return actions;
  const listed = listOf(targets.targets).map((each) => picked(each ?? {}, ['name', 'role']));
  const asked =
    kind === 'list'
      ? { ...picked(words, ['intro_title']), targets: listed }
      : picked(words, ['place_question', 'intro_title']);
  return [...actions, { picture: `images/card-call-*-${locale}.png`, from: { ...asked, ...name } }];
}
